import { type Measurement, measure } from './measure.ts';
import { describeMachine } from './report.ts';
import { AS_IN_PRODUCTION, type BenchServer, startBareServer, withServer } from './server-process.ts';
import { weighAndScore } from './weigh-and-score.ts';
import {
  BROTLI,
  type Effort,
  measureWhole,
  publishPages,
  speedTable,
  startWithVendors,
  type Yardstick,
} from './whole-pages.ts';

type Pages = { landing: string; search: string; storefront: string };

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

async function measureEach(server: BenchServer, how: string, yardstick: Yardstick): Promise<Measurement[]> {
  const { url } = server;
  const pages = await choosePages(url);
  const cases = [
    ...Object.entries(pages).map(([name, address]) => ({ name: `${name}, ${how}`, url: url + address })),
    { name: `search, data for a click, ${how}`, url: `${url}${pages.search}.data` },
  ];
  return measureWhole(server, cases, yardstick);
}

/** As search engines come: each page once, so that no part of it has been drawn before. */
async function measureOthers({ url, cpuMs }: BenchServer, yardstick: Yardstick): Promise<Measurement> {
  const venues = await listVenues(url);
  let index = 0;
  const nextPath = () => {
    index += 1;
    return venues[index % venues.length] ?? '';
  };
  const name = 'storefront, each time another';
  return measure({ name, url, nextPath, headers: BROTLI, cpuMs }, { ...yardstick, repeat: 1 });
}

const number = new Intl.NumberFormat('en-US');

/** The pages that search engines bring people to: rendered, from the cache, in bytes and in points. */
export async function measurePages(dataDir: string, lighthouseDir: string, effort: Effort): Promise<void> {
  const { cores, loadBefore } = describeMachine();
  const measured = await withServer(startBareServer(), async ({ url: bareUrl }) => {
    const yardstick = { bareUrl, ...effort };
    const drawn = await withServer(startWithVendors(dataDir, { DOCUMENT_CACHE: 'off' }), async (server) => [
      await measureOthers(server, yardstick),
      ...(await measureEach(server, 'drawn each time', yardstick)),
    ]);
    const whole = await withServer(startWithVendors(dataDir, { DOCUMENT_CACHE: 'none' }), (server) =>
      measureEach(server, 'nothing remembered', yardstick),
    );
    const rechecked = await withServer(startWithVendors(dataDir, { DOCUMENT_CACHE: 'recheck' }), (server) =>
      measureEach(server, 'data read each time', yardstick),
    );
    const cached = await withServer(startWithVendors(dataDir), (server) =>
      measureEach(server, 'from the cache', yardstick),
    );
    return [...whole, ...drawn, ...rechecked, ...cached];
  });
  const weights = await withServer(startWithVendors(dataDir, AS_IN_PRODUCTION), async (server) =>
    weighAndScore(server, Object.values(await choosePages(server.url)), lighthouseDir),
  );
  publishPages('pages', [
    '# Landing, search and storefront',
    '',
    `${cores} cores shared by client, server and database; load before the start ${loadBefore}. One process, brotli, beside a bare server that sends the same bytes.`,
    '“CPU ms” is what the process computes for one page in all its threads, compression and collecting garbage included, and “on one core” how many of them make a second. “Nothing remembered”: as React draws it, every part. “Drawn each time”: data read and page drawn for each request; parts that stand on many pages, and parts with the very same properties, are remembered. “Data read each time”: the page is drawn again only where its data differ. “Each time another”: no part of a page has been drawn before, and the bare server sends a small object.',
    '',
    ...speedTable(measured, [
      'on one core',
      ({ cpuMsEach = 0 }) => `${number.format(Math.round(1_000 / cpuMsEach))}/s`,
    ]),
    '',
    ...weights,
  ]);
}
