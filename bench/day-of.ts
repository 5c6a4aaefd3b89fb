import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { DayPack, SyncAnswer } from '../src/capabilities/day-of/contract/phone.contract.ts';
import { emptyLog, noteDown, takeAnswer } from '../src/capabilities/day-of/rules/day-log.ts';
import { FURTHER_WEDDINGS } from '../src/capabilities/weddings/demo/further-weddings.ts';
import { measureOnAPhone } from './day-on-a-phone.ts';
import { middle } from './middle.ts';
import { describeMachine, warning } from './report.ts';
import { startProduct, withServer } from './server-process.ts';
import { signInAs, writingHeaders } from './sign-in.ts';

const TODAY = FURTHER_WEDDINGS.find(({ daysAhead }) => daysAhead === 0);
const GUESTS = 300;
const OPERATIONS = 50;
/** Names on one paste of the guest list. */
const LINES_AT_ONCE = 50;

type Account = { url: string; cookie: string };

async function call<Answer>(
  { url, cookie }: Account,
  method: string,
  to: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${url}/web-api/v1${to}`, {
    method,
    headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${to} did not answer: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const readPack = (account: Account) => call<DayPack>(account, 'GET', '/day-of/pack');
const guestsOf = ({ households }: DayPack) => households.flatMap(({ people }) => people);

/** Everybody who is invited counts, and more are, until there are three hundred. */
async function inviteMany(account: Account): Promise<DayPack> {
  const invite = (names: readonly string[]) =>
    call(account, 'POST', '/guests/lines', { lines: names.join('\n'), side: 'A', list: 'INVITED' });
  // The first guest brings the first event.
  await invite(['Guest Number']);
  const { events } = await call<{ events: { uuid: string }[] }>(account, 'GET', '/guests');
  const [wedding] = events;
  await call(account, 'PUT', `/guests/events/${wedding?.uuid}`, { ...wedding, asksReply: false });
  for (let pack = await readPack(account); ; pack = await readPack(account)) {
    const missing = GUESTS - guestsOf(pack).length;
    if (missing <= 0) return pack;
    const names = Array.from(
      { length: Math.min(missing, LINES_AT_ONCE) },
      (_, at) => `Guest${missing - at} Number`,
    );
    await invite(names);
  }
}

/** Two phones that were away, each with fifty operations, twenty guests shared: until both know everything. */
async function exchange(
  account: Account,
  pack: DayPack,
): Promise<{ ms: number; bytes: number; isEqual: boolean }> {
  const guests = guestsOf(pack);
  let bytes = 0;
  let phones = await Promise.all(
    [0, 1].map(async () => {
      const { cursor } = await call<SyncAnswer>(account, 'POST', '/day-of/operations', {
        ...{ cursor: 0, operations: [] },
      });
      return { ...emptyLog(crypto.randomUUID()), cursor };
    }),
  );
  phones = phones.map((phone, place) => {
    let log = phone;
    for (let turn = 0; turn < OPERATIONS; turn += 1) {
      const subject = guests[turn < 20 ? turn : 20 + place * OPERATIONS + turn]?.uuid ?? '';
      const said = { kind: 'HERE', subject, value: (turn + place) % 2 } as const;
      log = {
        ...log,
        ...noteDown(log, said, { uuid: crypto.randomUUID(), at: new Date().toISOString() }).log,
      };
    }
    return log;
  });
  const began = performance.now();
  for (let round = 0; round < 2; round += 1)
    for (const [place, log] of phones.entries()) {
      const sent = { cursor: log.cursor, operations: [...log.outbox] };
      const answer = await call<SyncAnswer>(account, 'POST', '/day-of/operations', sent);
      bytes += JSON.stringify(sent).length + JSON.stringify(answer).length;
      phones[place] = { ...takeAnswer(log, answer), cursor: answer.cursor };
    }
  const ms = performance.now() - began;
  const shown = phones.map(({ said }) =>
    JSON.stringify([...said].map(([key, { value }]) => [key, value]).toSorted()),
  );
  return { ms, bytes, isEqual: shown[0] === shown[1] };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(account: Account, repeat: number): Promise<string> {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const pack = await inviteMany(account);
  const reads: number[] = [];
  const syncs: Awaited<ReturnType<typeof exchange>>[] = [];
  for (let turn = 0; turn < repeat; turn += 1) {
    const began = performance.now();
    await readPack(account);
    reads.push(performance.now() - began);
    syncs.push(await exchange(account, pack));
  }
  const names = pack.households.map(({ name }) => name);
  const onAPhone = await measureOnAPhone(account, { names, repeat });
  const text = JSON.stringify(pack);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# The wedding day on phones',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}; client, server and database share them. ${repeat} times, medians.${warning({ loadBefore, cores })}`,
    '',
    row(['what', 'figure', 'to reach']),
    row(['---', '---:', '---:']),
    row([
      `pack of ${guestsOf(pack).length} guests, ${pack.items.length} moments, ${pack.vendors.length} vendors`,
      kilobytes(text.length),
      '150 kB',
    ]),
    row(['the same on the way', kilobytes(brotliCompressSync(text).length), '–']),
    row(['read the pack', `${middle(reads).toFixed(0)} ms`, '–']),
    row([
      `two phones with ${OPERATIONS} operations each, until both know everything`,
      `${middle(syncs.map(({ ms }) => ms)).toFixed(0)} ms`,
      '2,000 ms',
    ]),
    row(['bytes both ways, not packed', kilobytes(middle(syncs.map(({ bytes }) => bytes))), '–']),
    ...onAPhone.flatMap(({ slowerBy, openMs, bareMs, actMs }) => {
      const on = slowerBy === 1 ? '' : `, ${slowerBy} times slower`;
      return [
        row([
          `opened without a line${on}: reload until the list is shown`,
          `${openMs.toFixed(0)} ms, ${(openMs / bareMs).toFixed(1)}× the list as plain markup (${bareMs.toFixed(0)} ms)`,
          slowerBy === 1 ? '1,000 ms' : '–',
        ]),
        row([
          `a guest checked in${on}: press until it is shown`,
          `${actMs.toFixed(0)} ms`,
          slowerBy === 1 ? '50 ms' : '–',
        ]),
      ];
    }),
    row(['both show the same', syncs.every(({ isEqual }) => isEqual) ? 'yes' : 'NO', 'yes']),
    '',
  ].join('\n');
}

/** What a phone holds of a wedding of three hundred, and two phones that come back to the line. */
export async function measureDayOf(repeat: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-day-of-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  try {
    await withServer(startProduct(folder), async ({ url }) => {
      const markdown = await measure({ url, cookie: await signInAs(url, TODAY?.email ?? '') }, repeat);
      writeFileSync(path.join(import.meta.dirname, 'results', 'day-of.md'), markdown);
      console.log(markdown);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
