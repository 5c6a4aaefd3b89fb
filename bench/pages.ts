import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BenchCase, type Measurement, measure } from './measure.ts';
import { describeMachine } from './report.ts';
import {
  AS_IN_PRODUCTION,
  type BenchServer,
  startBareServer,
  startProduct,
  withServer,
} from './server-process.ts';
import { weighAndScore } from './weigh-and-score.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const WORLD = { DEMO_STOREFRONTS: '1300' };
const BROTLI = { 'accept-encoding': 'br' };

type Pages = { landing: string; search: string; storefront: string };
type Effort = { repeat: number; seconds: number };

async function listVenues(url: string): Promise<string[]> {
  const listed = await (await fetch(`${url}/sitemaps/storefronts-1.xml`)).text();
  return listed.match(/\/wedding-vendors\/wedding-venues\/[^<]+/g) ?? [];
}

/** A full page of results, and the first venue of the world. */
async function choosePages(url: string): Promise<Pages> {
  const [storefront] = await listVenues(url);
  if (!storefront) throw new Error('The world has no venue.');
  return { landing: '/wedding-vendors', search: '/wedding-vendors/wedding-venues', storefront };
}

async function measureEach(
  { url, cpuMs }: BenchServer,
  how: string,
  bareUrl: string,
  effort: Effort,
): Promise<Measurement[]> {
  const pages = await choosePages(url);
  const cases: BenchCase[] = [
    ...Object.entries(pages).map(([name, address]) => ({ name: `${name}, ${how}`, url: url + address })),
    { name: `search, data for a click, ${how}`, url: `${url}${pages.search}.data` },
  ];
  const measured = [];
  for (const each of cases) {
    measured.push(
      await measure({ ...each, headers: BROTLI, besideSameBytes: true, cpuMs }, { bareUrl, ...effort }),
    );
  }
  return measured;
}

/** As search engines come: each page once, so that no part of it has been drawn before. */
async function measureOthers(
  { url, cpuMs }: BenchServer,
  bareUrl: string,
  effort: Effort,
): Promise<Measurement> {
  const venues = await listVenues(url);
  let index = 0;
  const nextPath = () => {
    index += 1;
    return venues[index % venues.length] ?? '';
  };
  const name = 'storefront, each time another';
  return measure({ name, url, nextPath, headers: BROTLI, cpuMs }, { bareUrl, ...effort, repeat: 1 });
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const number = new Intl.NumberFormat('en-US');

function speedTable(measured: readonly Measurement[]): string[] {
  return [
    row(['page', 'requests/s', 'of bare', 'CPU ms', 'on one core', 'p50 ms', 'p99 ms', 'runs']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---']),
    ...measured.map(({ name, requestsPerSecond, ratio, cpuMsEach = 0, p50Ms, p99Ms, runs }) =>
      row([
        name,
        number.format(requestsPerSecond),
        ratio.toFixed(3),
        cpuMsEach.toFixed(2),
        `${number.format(Math.round(1_000 / cpuMsEach))}/s`,
        p50Ms,
        p99Ms,
        runs.join(', '),
      ]),
    ),
  ];
}

/** The pages that search engines bring people to: rendered, from the cache, in bytes and in points. */
export async function measurePages(dataDir: string, lighthouseDir: string, effort: Effort): Promise<void> {
  const { cores, loadBefore } = describeMachine();
  const measured = await withServer(startBareServer(), async ({ url: bareUrl }) => {
    const drawn = await withServer(
      startProduct(dataDir, { ...WORLD, DOCUMENT_CACHE: 'off' }),
      async (server) => [
        await measureOthers(server, bareUrl, effort),
        ...(await measureEach(server, 'drawn each time', bareUrl, effort)),
      ],
    );
    const whole = await withServer(startProduct(dataDir, { ...WORLD, DOCUMENT_CACHE: 'none' }), (server) =>
      measureEach(server, 'nothing remembered', bareUrl, effort),
    );
    const rechecked = await withServer(
      startProduct(dataDir, { ...WORLD, DOCUMENT_CACHE: 'recheck' }),
      (server) => measureEach(server, 'data read each time', bareUrl, effort),
    );
    const cached = await withServer(startProduct(dataDir, WORLD), (server) =>
      measureEach(server, 'from the cache', bareUrl, effort),
    );
    return [...whole, ...drawn, ...rechecked, ...cached];
  });
  const weights = await withServer(startProduct(dataDir, { ...WORLD, ...AS_IN_PRODUCTION }), async (server) =>
    weighAndScore(server, Object.values(await choosePages(server.url)), lighthouseDir),
  );
  const markdown = [
    '# Landing, search and storefront',
    '',
    `${cores} cores shared by client, server and database; load before the start ${loadBefore}. One process, brotli, beside a bare server that sends the same bytes.`,
    '“CPU ms” is what the process computes for one page in all its threads, compression and collecting garbage included, and “on one core” how many of them make a second. “Nothing remembered”: as React draws it, every part. “Drawn each time”: data read and page drawn for each request; parts that stand on many pages, and parts with the very same properties, are remembered. “Data read each time”: the page is drawn again only where its data differ. “Each time another”: no part of a page has been drawn before, and the bare server sends a small object.',
    '',
    ...speedTable(measured),
    '',
    ...weights,
    '',
  ].join('\n');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'pages.md'), markdown);
  console.log(`\n${markdown}`);
}
