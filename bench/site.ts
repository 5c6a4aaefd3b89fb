import type { BenchCase, Measurement } from './measure.ts';
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

type Sites = { cached: Measurement; search: Measurement; served: Measurement[]; drawn: Measurement[] };

async function personalCases(server: BenchServer, how: string): Promise<BenchCase[]> {
  const url = server.url + PERSONAL_SITE;
  const household = { ...BROTLI, cookie: await householdCookie(server) };
  return [
    { name: `page for whoever has the link, ${how}`, url },
    { name: `page of a household, ${how}`, url, headers: household },
  ];
}

/** Personal pages twice: as readers get them, and as the first of a minute gets one. */
function measureSites(dataDir: string, effort: Effort): Promise<Sites> {
  return withServer(startBareServer(), async ({ url: bareUrl }) => {
    const yardstick = { bareUrl, ...effort };
    const [cached, ...served] = await withServer(startWithVendors(dataDir), async (server) => {
      const open = { name: 'page for everybody, from the cache', url: server.url + PUBLIC_SITES[0] };
      return measureWhole(server, [open, ...(await personalCases(server, 'read each time'))], yardstick);
    });
    const settings = { DOCUMENT_CACHE: 'off' };
    const [search, ...drawn] = await withServer(startWithVendors(dataDir, settings), async (server) => {
      const search = { name: 'search page, drawn each time', url: server.url + SEARCH };
      return measureWhole(server, [search, ...(await personalCases(server, 'drawn each time'))], yardstick);
    });
    if (!cached || !search) throw new Error('Nothing was measured.');
    return { cached, search, served, drawn };
  });
}

function verdict({ cached, search, served }: Sites): string {
  const slowest = Math.min(...served.map(({ requestsPerSecond }) => requestsPerSecond));
  const ofSearch = slowest / search.requestsPerSecond;
  const says = (is: number, least: number) => `${is.toFixed(2)}, ${is >= least ? 'kept' : 'missed'}`;
  return `Wanted: from the cache at least ${CACHED_OF_BARE} of the bare server (${says(cached.ratio, CACHED_OF_BARE)}); a personal page, its data read each time, at least ${PERSONAL_OF_SEARCH} times the pages a second of the search page that is drawn each time (${says(ofSearch, PERSONAL_OF_SEARCH)}).`;
}

/** Wedding websites: what is for everybody beside a bare server, what is personal beside our search, in bytes and points. */
export async function measureSite(dataDir: string, lighthouseDir: string, effort: Effort): Promise<void> {
  const { cores, loadBefore } = describeMachine();
  const sites = await measureSites(dataDir, effort);
  const measured = [sites.cached, sites.search, ...sites.served, ...sites.drawn];
  const perSecond = sites.search.requestsPerSecond;
  const weights = await withServer(startWithVendors(dataDir, AS_IN_PRODUCTION), (server) =>
    weighAndScore(server, PUBLIC_SITES, lighthouseDir),
  );
  publishPages('site', [
    '# Wedding websites',
    '',
    `${cores} cores shared by client, server and database; load before the start ${loadBefore}. One process, brotli, beside a bare server that sends the same bytes; “of search” is the pages a second beside those of the search page that is drawn each time in the same run.`,
    '',
    'What is “read each time” asks the database for everything it shows, and is drawn anew where that is not what it was within the last minute; “drawn each time” is what the first reader of a minute pays.',
    '',
    verdict(sites),
    '',
    ...speedTable(measured, ['of search', (each) => (each.requestsPerSecond / perSecond).toFixed(2)]),
    '',
    ...weights,
  ]);
}
