import type { Measurement } from './measure.ts';
import { describeMachine } from './report.ts';
import { AS_IN_PRODUCTION, type BenchServer, startBareServer, withServer } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { weighAndScore } from './weigh-and-score.ts';
import {
  BROTLI,
  type Effort,
  measureWhole,
  publishPages,
  speedTable,
  startWithVendors,
} from './whole-pages.ts';

/** Open to everybody, each in another design. */
const PUBLIC_SITES = ['/wedding/priya-and-daniel', '/wedding/elena-and-marcus', '/wedding/grace-and-owen'];
/** For those who have its link. */
const PERSONAL_SITE = '/wedding/maya-and-jonah';
const SEARCH = '/wedding-vendors/wedding-venues';
/** What issue and decision ask for. */
const CACHED_OF_BARE = 0.6;
const PERSONAL_OF_SEARCH = 3;

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

function measureSites(dataDir: string, effort: Effort): Promise<Measurement[]> {
  return withServer(startBareServer(), async ({ url: bareUrl }) => {
    const yardstick = { bareUrl, ...effort };
    const cached = await withServer(startWithVendors(dataDir), (server) => {
      const cases = [{ name: 'page for everybody, from the cache', url: server.url + PUBLIC_SITES[0] }];
      return measureWhole(server, cases, yardstick);
    });
    const settings = { DOCUMENT_CACHE: 'off' };
    const drawn = await withServer(startWithVendors(dataDir, settings), async (server) => {
      const household = { ...BROTLI, cookie: await householdCookie(server) };
      const site = server.url + PERSONAL_SITE;
      const cases = [
        { name: 'search page, drawn each time', url: server.url + SEARCH },
        { name: 'page for whoever has the link, drawn each time', url: site },
        { name: 'page of a household, drawn each time', url: site, headers: household },
      ];
      return measureWhole(server, cases, yardstick);
    });
    return [...cached, ...drawn];
  });
}

function verdict([cached, search, ...personal]: readonly Measurement[]): string {
  const slowest = Math.min(...personal.map(({ requestsPerSecond }) => requestsPerSecond));
  const ofSearch = slowest / (search?.requestsPerSecond ?? 0);
  const says = (is: number, least: number) => `${is.toFixed(2)}, ${is >= least ? 'kept' : 'missed'}`;
  return `Wanted: from the cache at least ${CACHED_OF_BARE} of the bare server (${says(cached?.ratio ?? 0, CACHED_OF_BARE)}); a personal page at least ${PERSONAL_OF_SEARCH} times the pages a second of the search page (${says(ofSearch, PERSONAL_OF_SEARCH)}).`;
}

/** Wedding websites: what is for everybody beside a bare server, what is personal beside our search, in bytes and points. */
export async function measureSite(dataDir: string, lighthouseDir: string, effort: Effort): Promise<void> {
  const { cores, loadBefore } = describeMachine();
  const measured = await measureSites(dataDir, effort);
  const weights = await withServer(startWithVendors(dataDir, AS_IN_PRODUCTION), (server) =>
    weighAndScore(server, PUBLIC_SITES, lighthouseDir),
  );
  const search = measured.find(({ name }) => name.startsWith('search'))?.requestsPerSecond ?? 0;
  publishPages('site', [
    '# Wedding websites',
    '',
    `${cores} cores shared by client, server and database; load before the start ${loadBefore}. One process, brotli, beside a bare server that sends the same bytes; “of search” is the pages a second beside those of the search page that is drawn each time in the same run.`,
    '',
    verdict(measured),
    '',
    ...speedTable(measured, ['of search', (each) => (each.requestsPerSecond / search).toFixed(2)]),
    '',
    ...weights,
  ]);
}
