import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Measurement, measure } from './measure.ts';
import { describeMachine } from './report.ts';
import {
  AS_IN_PRODUCTION,
  type BenchServer,
  startBareServer,
  startProduct,
  withServer,
} from './server-process.ts';
import { signIn } from './sign-in.ts';
import { weighAndScore } from './weigh-and-score.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const WORLD = { DEMO_STOREFRONTS: '1300' };
const BROTLI = { 'accept-encoding': 'br' };
/** Open to everybody, each in another design. */
const PUBLIC_SITES = ['/wedding/priya-and-daniel', '/wedding/elena-and-marcus', '/wedding/grace-and-owen'];
/** For those who have its link. */
const PERSONAL_SITE = '/wedding/maya-and-jonah';
const SEARCH = '/wedding-vendors/wedding-venues';

type Effort = { repeat: number; seconds: number };

/** What the browser of a household shows, that came by the link on its invitation. */
async function householdCookie({ url }: BenchServer): Promise<string> {
  const headers = { cookie: await signIn(url) };
  const links = await fetch(`${url}/web-api/v1/rsvp`, { headers });
  const { households } = (await links.json()) as { households: { linkCode: string }[] };
  const brought = await fetch(`${url}${PERSONAL_SITE}?g=${households[0]?.linkCode}`, { redirect: 'manual' });
  const [cookie] = brought.headers.getSetCookie();
  if (!cookie) throw new Error('The household is not known on the website.');
  return cookie.split(';')[0] ?? '';
}

async function measureSites(dataDir: string, effort: Effort): Promise<Measurement[]> {
  return withServer(startBareServer(), async ({ url: bareUrl }) => {
    const cached = await withServer(startProduct(dataDir, WORLD), ({ url, cpuMs }) => {
      const name = 'page for everybody, from the cache';
      const page = { name, url: url + PUBLIC_SITES[0], headers: BROTLI, besideSameBytes: true, cpuMs };
      return measure(page, { bareUrl, ...effort });
    });
    const drawn = await withServer(
      startProduct(dataDir, { ...WORLD, DOCUMENT_CACHE: 'off' }),
      async (server) => {
        const { url, cpuMs } = server;
        const household = { ...BROTLI, cookie: await householdCookie(server) };
        const cases = [
          { name: 'search page, drawn each time', url: url + SEARCH, headers: BROTLI },
          {
            name: 'page for whoever has the link, drawn each time',
            url: url + PERSONAL_SITE,
            headers: BROTLI,
          },
          { name: 'page of a household, drawn each time', url: url + PERSONAL_SITE, headers: household },
        ];
        const measured = [];
        for (const each of cases)
          measured.push(await measure({ ...each, besideSameBytes: true, cpuMs }, { bareUrl, ...effort }));
        return measured;
      },
    );
    return [cached, ...drawn];
  });
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const number = new Intl.NumberFormat('en-US');

function speedTable(measured: readonly Measurement[]): string[] {
  const search = measured.find(({ name }) => name.startsWith('search'))?.requestsPerSecond ?? 0;
  return [
    row(['page', 'requests/s', 'of bare', 'of search', 'CPU ms', 'p50 ms', 'p99 ms', 'runs']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---']),
    ...measured.map(({ name, requestsPerSecond, ratio, cpuMsEach = 0, p50Ms, p99Ms, runs }) =>
      row([
        name,
        number.format(requestsPerSecond),
        ratio.toFixed(3),
        (requestsPerSecond / search).toFixed(2),
        cpuMsEach.toFixed(2),
        p50Ms,
        p99Ms,
        runs.join(', '),
      ]),
    ),
  ];
}

/** Wedding websites: what is for everybody beside a bare server, what is personal beside our search, in bytes and points. */
export async function measureSite(dataDir: string, lighthouseDir: string, effort: Effort): Promise<void> {
  const { cores, loadBefore } = describeMachine();
  const measured = await measureSites(dataDir, effort);
  const weights = await withServer(startProduct(dataDir, { ...WORLD, ...AS_IN_PRODUCTION }), (server) =>
    weighAndScore(server, PUBLIC_SITES, lighthouseDir),
  );
  const markdown = [
    '# Wedding websites',
    '',
    `${cores} cores shared by client, server and database; load before the start ${loadBefore}. One process, brotli, beside a bare server that sends the same bytes; “of search” is the pages a second beside those of the search page that is drawn each time in the same run.`,
    '',
    ...speedTable(measured),
    '',
    ...weights,
    '',
  ].join('\n');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'site.md'), markdown);
  console.log(`\n${markdown}`);
}
