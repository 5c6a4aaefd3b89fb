import { visit } from '../bench/sign-in.ts';
import { type SeededRandom, seededRandom } from '../src/base/seeded-random.ts';
import { type Asked, ask, createAgent } from './ask.ts';
import { type Drill, ms, number } from './drill.ts';
import type { Ground } from './ground.ts';
import { hostileSegment, hostileValue } from './hostile-values.ts';
import { type ApiCall, listCalls } from './openapi-calls.ts';
import { listPagePatterns } from './page-patterns.ts';
import { type Person, signInEverybody } from './people.ts';
import { createTally } from './tally.ts';

const CALLS = 100_000;
const PAGES = 50_000;
const CLIENTS = 24;
/** Sessions end on the way: some of what is tried signs people out. */
const SIGN_IN_EVERY = 4_000;
const LONGEST_MS = 20_000;

function fillPath(random: SeededRandom, path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+\??|\*/g, () =>
    random.chance(0.3) ? random.uuid() : hostileSegment(random),
  );
}

function queryOf(random: SeededRandom, names: readonly string[]): string {
  const pairs = names
    .filter(() => random.chance(0.5))
    .map((name) => `${encodeURIComponent(name)}=${hostileSegment(random)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function hostileCall(random: SeededRandom, url: string, call: ApiCall, person: Person): Asked {
  const at =
    url +
    fillPath(random, call.path) +
    queryOf(
      random,
      call.query.map(({ name }) => name),
    );
  if (call.method === 'GET') return { url: at, headers: person.headers };
  const written = JSON.stringify(hostileValue(random, call.body ?? {})) ?? '';
  const body = random.chance(0.03) ? written.slice(0, Math.floor(written.length / 2)) : written;
  return {
    url: at,
    method: call.method,
    headers: {
      ...person.headers,
      'content-type': random.chance(0.97) ? 'application/json' : 'text/plain',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}

const PAGE_QUERIES = ['page', 'next', 'q', 'date', 'sort', 'token', 'board', 'view', 'lead', 'to', '_routes'];

function hostilePage(random: SeededRandom, url: string, pattern: string, person: Person): Asked {
  const ending = random.chance(0.15) ? '.data' : '';
  return {
    url: `${url}/${fillPath(random, pattern)}${ending}${queryOf(random, PAGE_QUERIES)}`,
    headers: { ...person.headers, accept: random.chance(0.9) ? 'text/html' : '*/*' },
  };
}

type Faults = Map<string, number>;
export type Round = {
  urls: readonly string[];
  send: Ground['send'];
  random: SeededRandom;
  faults: Faults;
  signIn(): Promise<Person[]>;
};

/** So many requests by so many clients; the next one is made when a client is free. */
async function fire(
  { urls, send, random, faults, signIn }: Round,
  count: number,
  next: (url: string, person: Person) => Asked,
): Promise<ReturnType<typeof createTally>> {
  const tally = createTally();
  const visitor = { name: 'visitor', headers: await visit(urls[0] ?? '') };
  let people: Person[] = [];
  let sent = 0;
  let signingIn: Promise<Person[]> | undefined;
  const client = async () => {
    while (sent < count) {
      if (sent % SIGN_IN_EVERY === 0) signingIn = signIn();
      if (signingIn) people = await signingIn;
      signingIn = undefined;
      sent += 1;
      const url = random.pick(urls);
      const asked = next(url, random.pick([visitor, ...people]));
      const told = await send(asked);
      tally.add(told.status, told.ms);
      if (typeof told.status === 'string' || (told.status >= 500 && told.status !== 503)) {
        const place = `${told.status} ${asked.method ?? 'GET'} ${asked.url.slice(url.length, url.length + 160)} ${asked.body?.slice(0, 240) ?? ''}`;
        faults.set(place, (faults.get(place) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return tally;
}

export async function fuzzCalls(round: Round, count: number) {
  const calls = await listCalls(round.urls[0] ?? '');
  const ofCalls = await fire(round, count, (url, person) =>
    hostileCall(round.random, url, round.random.pick(calls), person),
  );
  return { calls, ofCalls };
}

export async function fuzzPages(round: Round, count: number) {
  const patterns = await listPagePatterns();
  const ofPages = await fire(round, count, (url, person) =>
    hostilePage(round.random, url, round.random.pick(patterns), person),
  );
  return { patterns, ofPages };
}

const MOST_SHOWN = 20;

export const fuzzDrill: Drill = {
  name: 'fuzz',
  about:
    'Every call of openapi.json and every page of the route table is asked for with values that are right, nearly right and hostile, by visitors and by everybody of the demo.',
  async run(fleet, { seed, scale }) {
    const urls = fleet.servers.map(({ url }) => url);
    const agent = createAgent(CLIENTS);
    const faults: Faults = new Map();
    const round: Round = {
      urls,
      send: (asked) => ask(agent, asked),
      random: seededRandom(seed, 'fuzz'),
      faults,
      signIn: () => signInEverybody(urls[0] ?? ''),
    };
    const { calls, ofCalls } = await fuzzCalls(round, Math.ceil(CALLS * scale));
    const { patterns, ofPages } = await fuzzPages(round, Math.ceil(PAGES * scale));
    agent.destroy();
    const longest = Math.max(ofCalls.longest(), ofPages.longest());
    return {
      facts: [
        ['calls', `${number(ofCalls.count())} of ${calls.length} kinds: ${ofCalls.statuses()}`],
        ['calls, p99', ms(ofCalls.p99())],
        ['pages', `${number(ofPages.count())} of ${patterns.length} kinds: ${ofPages.statuses()}`],
        ['pages, p99', ms(ofPages.p99())],
        ['longest answer', ms(longest)],
      ],
      broken: [
        ...[...faults].slice(0, MOST_SHOWN).map(([place, count]) => `${count} × ${place}`),
        ...(faults.size > MOST_SHOWN ? [`and ${faults.size - MOST_SHOWN} more`] : []),
        ...(longest > LONGEST_MS ? [`an answer took ${ms(longest)}`] : []),
      ],
    };
  },
};
