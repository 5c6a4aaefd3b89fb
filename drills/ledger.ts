import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../src/base/seeded-random.ts';
import { checkBooks, postTransfer, readBalance } from '../src/capabilities/ledger/server/index.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { connectDatabase, type Database } from '../src/platform/database/database.ts';
import { createLog } from '../src/platform/log.ts';
import { type Drill, type DrillResult, number, some } from './drill.ts';
import { type LedgerPlan, planLedger } from './ledger-plan.ts';

const TRANSFERS = 6_000;
const KILLS = 40;
const PROCESSES = 2;
const TOGETHER = 32;
const NEXT_WITHIN_MS = 500;
const POSTER = path.join(import.meta.dirname, 'ledger-poster.ts');

type Size = { seed: string; transfers: number; kills: number; together: number };
type Poster = { child: ChildProcess; hasSpoken: Promise<unknown>; ended: Promise<unknown> };

/** What the processes were told, by key and however often. */
type Told = { known: Set<string>; fresh: Map<string, number>; refused: number; other: string[] };

function startPoster(url: string, { seed, transfers, together }: Size, from: number, told: Told): Poster {
  const options = { url, seed, count: transfers, together, from };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [POSTER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [outcome = '', key = ''] = line.split(' ');
    if (outcome === 'new') told.fresh.set(key, (told.fresh.get(key) ?? 0) + 1);
    else if (outcome === 'known') told.known.add(key);
    else if (outcome === 'ledger.insufficient') told.refused += 1;
    else told.other.push(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => told.other.push(line));
  const ended = once(child, 'close');
  return { child, ended, hasSpoken: Promise.race([once(lines, 'line'), ended]) };
}

/** Kills one after the other at random points, starts it again, and lets the last ones finish. */
async function postThroughKills(url: string, size: Size, told: Told): Promise<number> {
  const random = seededRandom(size.seed, 'ledger kills');
  // Anywhere in the list, or all would die among what was posted long ago.
  const start = () => startPoster(url, size, random.int(0, size.transfers - 1), told);
  const posters = Array.from({ length: PROCESSES }, start);
  let killed = 0;
  for (let kill = 0; kill < size.kills; kill += 1) {
    const place = kill % PROCESSES;
    const poster = posters[place];
    await poster?.hasSpoken;
    await wait(random.int(0, NEXT_WITHIN_MS));
    if (poster?.child.kill('SIGKILL')) killed += 1;
    await poster?.ended;
    posters[place] = start();
  }
  await Promise.all(posters.map(({ ended }) => ended));
  return killed;
}

async function judge(db: Database, { owners, endowed, works }: LedgerPlan, told: Told): Promise<DrillResult> {
  const { fault, entries } = await checkBooks({ db });
  const { rows } = await db.$client.query<{ key: string; entries: number }>(
    `select t.idempotency_key as key, count(e.seq)::int as entries from ledger_transfers t
       left join ledger_entries e on e.transfer_id = t.id group by t.id`,
  );
  const posted = new Map(rows.map(({ key, entries: legs }) => [key, legs]));
  const taken = new Map(owners.map(({ id }) => [id, 0]));
  for (const { kind, key, owner, amounts } of works.flat()) {
    if (!posted.has(key) || !owner) continue;
    const { credits } = amounts as { credits: number };
    taken.set(owner.id, (taken.get(owner.id) ?? 0) + (kind === 'INBOUND_TRANSFER' ? -credits : credits));
  }
  const balances = await Promise.all(
    owners.map(async (owner) => ({ owner, balance: await readBalance(db, 'storefront-credits', { owner }) })),
  );
  const inTransit = await readBalance(db, 'credits-in-transit');
  const acknowledged = [...told.fresh.keys(), ...told.known];
  const lost = acknowledged.filter((key) => !posted.has(key));
  const doubled = [...told.fresh].filter(([, times]) => times > 1).map(([key]) => key);
  const torn = [...posted].filter(([key, legs]) => legs !== (/^(in|out):/.test(key) ? 2 : 4));
  const wrong = balances.filter(({ owner, balance }) => balance !== endowed - (taken.get(owner.id) ?? 0));
  const negative = balances.filter(({ balance }) => balance < 0);
  const unheard = works.filter(([first]) => first && posted.has(first.key) && !told.fresh.has(first.key));
  const facts: DrillResult['facts'] = [
    ['posted', `${number(rows.length)} transfers, ${number(entries)} entries`],
    ['posted by a process that died before it was told', number(unheard.length)],
    ['refused for want of credits', number(told.refused)],
    ['found posted already', number(told.known.size)],
    ['lost', number(lost.length)],
    ['doubled', number(doubled.length)],
    ['posted in part', number(torn.length)],
    ['balances that are not what was posted, or negative', number(wrong.length + negative.length)],
    ['the checker', fault ? fault.what : 'content'],
  ];
  const broken = [
    ...(fault ? [`the checker found ${fault.where}, entry ${fault.seq}: ${fault.what}`] : []),
    ...some('transfers were lost', lost),
    ...some('transfers were new more than once', doubled),
    ...some(
      'transfers were posted in part',
      torn.map(([key]) => key),
    ),
    ...some(
      'balances are not what was posted',
      wrong.map(({ owner, balance }) => `${owner.id} ${balance}`),
    ),
    ...some(
      'balances are negative',
      negative.map(({ owner }) => owner.id),
    ),
    ...(inTransit === 0 ? [] : [`${inTransit} credits left one storefront and reached no other`]),
    ...some('answers were others', told.other),
  ];
  return { facts, broken };
}

/** Everything that is planned is posted by two processes at once. */
export async function drillLedger(url: string, size: Size): Promise<DrillResult> {
  const db = connectDatabase(url, createLog('silent'), { connections: 8 });
  try {
    const plan = planLedger(size.seed, size.transfers);
    for (const endowment of plan.endowments) await postTransfer(db, { clock }, endowment);
    const told: Told = { known: new Set(), fresh: new Map(), refused: 0, other: [] };
    const killed = await postThroughKills(url, size, told);
    const { facts, broken } = await judge(db, plan, told);
    return {
      facts: [
        ['asked for', `${number(plan.works.flat().length)} transfers, by each of ${PROCESSES} processes`],
        ['at once', number(PROCESSES * size.together)],
        ['killed in the middle', `${number(killed)} times`],
        ...facts,
      ],
      broken,
    };
  } finally {
    await db.$client.end();
  }
}

export const ledgerDrill: Drill = {
  name: 'ledger',
  about: `Two processes post the same ${number(TRANSFERS)} spends and moves of credits, ${PROCESSES * TOGETHER} at once, and are killed (SIGKILL) at random points ${KILLS} times. Afterwards the checker reads the books.`,
  run: ({ database }, { seed, scale }) =>
    drillLedger(database.url, {
      seed,
      transfers: Math.round(TRANSFERS * scale),
      kills: Math.round(KILLS * scale),
      together: TOGETHER,
    }),
};
