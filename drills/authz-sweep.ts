import { CONTRACT_CALLS } from '../src/server/contract-calls.ts';
import type { Asked, Told } from './ask.ts';
import { ENDS_SOMETHING, mayRead, mayWrite, NOT_IN_PRODUCTION } from './authz-rules.ts';
import { addressesOf, type Filling, type Try, triesOf } from './authz-tries.ts';
import { type Accounts, type Cast, enter, enterAgain, ONLY_LOOKING, type Role } from './cast.ts';
import type { Ground } from './ground.ts';
import type { ApiCall } from './openapi-calls.ts';
import type { Person } from './people.ts';
import type { watchRows } from './planted-rows.ts';
import { createTally, type Tally } from './tally.ts';

const CLIENTS = 16;

export type Sweep = {
  ground: Ground;
  filling: Filling;
  accounts: Accounts;
  cast: Cast;
  watch: Awaited<ReturnType<typeof watchRows>>;
  leaks: Set<string>;
  changed: Set<string>;
  /** The secrets that somebody was shown who may see them. */
  seen: Set<string>;
  faults: Set<string>;
};

type Attempt = { role: Role; pattern: string; asked: Asked };

function lookForSecrets(
  { filling, leaks, seen }: Sweep,
  { role, pattern, asked }: Attempt,
  told: Told,
): void {
  const text = told.text + JSON.stringify(told.headers);
  for (const secret of filling.planted.secrets) {
    if (!text.includes(secret.text)) continue;
    if (mayRead(secret, role, pattern)) seen.add(secret.what);
    else leaks.add(`${role} reads ${secret.what}: ${asked.method ?? 'GET'} ${pattern}`);
  }
}

/** Too busy is no fault; it is said. */
function isFault({ status }: Told): boolean {
  return typeof status === 'string' || (status >= 500 && status !== 503);
}

async function send(sweep: Sweep, attempts: readonly Attempt[], tally: Tally): Promise<void> {
  const left = attempts.values();
  const client = async () => {
    for (const attempt of left) {
      const told = await sweep.ground.send(attempt.asked);
      tally.add(told.status, told.ms);
      lookForSecrets(sweep, attempt, told);
      if (isFault(told))
        sweep.faults.add(
          `${told.status} ${attempt.asked.method ?? 'GET'} ${attempt.pattern} by ${attempt.role}`,
        );
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

function attemptsOf({ ground, cast }: Sweep, tries: readonly Try[], roles: readonly Role[]): Attempt[] {
  return tries.flatMap(({ pattern, asked }, turn) =>
    roles.flatMap((role, index) => {
      const person = cast.get(role);
      const url = ground.urls[(turn + index) % ground.urls.length] ?? '';
      return person ? [{ role, pattern, asked: asked(url, person) }] : [];
    }),
  );
}

const inProduction = ({ path }: { path: string }) => !NOT_IN_PRODUCTION.test(path);

export async function tryReads(sweep: Sweep, calls: readonly ApiCall[]): Promise<Tally> {
  const tally = createTally();
  const tries = calls
    .filter(({ method }) => method === 'GET')
    .filter(inProduction)
    .flatMap((call) => triesOf(sweep.filling, call));
  await send(sweep, attemptsOf(sweep, tries, [...sweep.cast.keys()]), tally);
  return tally;
}

/** As a document and as the data that the browser asks for. */
export async function tryPages(sweep: Sweep, patterns: readonly string[], share: number): Promise<Tally> {
  const tally = createTally();
  const tries = patterns
    .map((pattern) => `/${pattern.replace('*', '')}`)
    .filter((path) => inProduction({ path: `${path}/` }) && path !== '/account/logout')
    .flatMap((pattern) => {
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = names.map((name) => ({ name, in: 'path' as const }));
      return addressesOf(sweep.filling, pattern, params).map((address) => ({ pattern, address }));
    })
    .flatMap(({ pattern, address }) => [
      { pattern, address },
      { pattern: `${pattern}.data`, address: `${address === '/' ? '/_root' : address}.data` },
    ])
    .map(({ pattern, address }) => ({
      pattern,
      address,
      asked: (url: string, { headers }: Person) => ({
        url: url + address,
        headers: { ...headers, accept: 'text/html' },
      }),
    }));
  const some = sweep.filling.random.sample(tries, Math.ceil(tries.length * share));
  await send(sweep, attemptsOf(sweep, some, [...sweep.cast.keys()]), tally);
  return tally;
}

/** Call by call, so that it can be told which of them changed something. */
async function expectUnchanged(sweep: Sweep, call: ApiCall, roles: readonly Role[]): Promise<void> {
  for (const [table, what] of await sweep.watch.changed())
    if (!roles.some((role) => mayWrite(role, call.path, table)))
      sweep.changed.add(
        `${call.method} ${call.path} by ${roles.join(', ') || 'another site'} changed ${table}: ${[...what].join(', ')}`,
      );
}

function writesOf(calls: readonly ApiCall[]): ApiCall[] {
  const writes = calls.filter(({ method }) => method !== 'GET');
  return [
    ...writes.filter(({ path }) => !ENDS_SOMETHING.test(path)),
    ...writes.filter(({ path }) => ENDS_SOMETHING.test(path)),
  ];
}

export async function tryWrites(sweep: Sweep, calls: readonly ApiCall[]): Promise<Tally> {
  const tally = createTally();
  const { ground, accounts, cast, filling } = sweep;
  const roles = ONLY_LOOKING.filter((role) => cast.has(role));
  for (const call of writesOf(calls)) {
    for (const role of roles) {
      await send(sweep, attemptsOf(sweep, triesOf(filling, call), [role]), tally);
      await expectUnchanged(sweep, call, [role]);
    }
    await enterAgain(ground, accounts, cast);
    // Whoever came in again has a session that was not there before.
    await sweep.watch.changed();
  }
  return tally;
}

const BY_LINK = new Set(
  CONTRACT_CALLS.filter(({ meta }) => meta.proof === 'link').map(({ method, path }) => `${method} ${path}`),
);

function isByLink({ method, path }: ApiCall): boolean {
  return BY_LINK.has(`${method.toUpperCase()} ${path}`);
}

/** Whoever owns it all, as another site would have them act. */
export async function tryForged(sweep: Sweep, calls: readonly ApiCall[]): Promise<Tally> {
  const tally = createTally();
  const { ground, accounts, filling } = sweep;
  for (const role of ['couple', 'vendor'] as const) {
    const person = await enter(ground, accounts, role);
    const stranger = await enter(ground, accounts, 'visitor');
    await sweep.watch.changed();
    const { 'x-csrf-token': own = '', ...without } = person.headers;
    const forgeries: Record<string, string>[] = [
      without,
      { ...without, 'x-csrf-token': stranger.headers['x-csrf-token'] ?? '' },
      { ...without, 'x-csrf-token': own, origin: 'https://evil.example' },
    ];
    for (const call of writesOf(calls)) {
      // Where a secret link is the proof no token is asked for: there only the origin can betray a forgery.
      const tried = isByLink(call) ? forgeries.slice(-1) : forgeries;
      // Which record it is about makes no difference to a token.
      const attempts = triesOf({ ...filling, share: 0 }, call)
        .slice(0, 1)
        .flatMap(({ pattern, asked }) =>
          tried.map((headers) => ({
            role,
            pattern,
            asked: asked(ground.urls[0] ?? '', { name: role, headers }),
          })),
        );
      await send(sweep, attempts, tally);
      await expectUnchanged(sweep, call, []);
    }
  }
  return tally;
}
