import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeatingWorld, planOf, type SeatingWorld } from '#capabilities/seating/testing/seating-world.ts';
import { releaseAbandonedJobs } from '#platform/jobs/store.ts';
import { type RealWorker, START_MS, startRealWorker } from './testing/real-worker.ts';

/** Enough that the prover is still at it when its process is killed. */
const HOUSEHOLDS = 60;
const GUESTS = 2 * HOUSEHOLDS;

const QUICKLY = { timeout: 20_000, interval: 5 };

let world: SeatingWorld;
let folder: string;
let worker: RealWorker | undefined;

beforeAll(async () => {
  world = await openSeatingWorld();
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-killed-'));
});
afterAll(async () => {
  worker?.process.kill('SIGKILL');
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async <Row>(sql: string) => (await world.db.$client.query(sql)).rows as Row[];

async function needWorker(): Promise<void> {
  worker ??= await startRealWorker({
    APP_SECRET: 'shared by both of them, and long enough to sign with',
    DATABASE_URL: world.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_STOREFRONTS: '0',
  });
}

async function kill(): Promise<void> {
  const { process } = worker ?? {};
  if (!process) throw new Error('There is nothing to kill.');
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  worker = undefined;
}

/** What another process does by itself within two minutes. */
async function release(): Promise<void> {
  await ask(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_at is not null`);
  await expect.poll(() => releaseAbandonedJobs(world.db.$client)).toHaveLength(1);
}

/** 120 guests and the chairs for them, and a run that looks for a way to seat everybody, as asked for by the screen. */
async function openRun() {
  const lines = Array.from({ length: HOUSEHOLDS }, (_, at) => `Ana${at} Lee${at}, Tom${at} Lee${at}`);
  const { maya, eventUuid } = await world.addSeaters(lines.join('\n'));
  const planUuid = randomUUID();
  const from = { kind: 'TABLES', sizeKey: 'ROUND_60', tables: 16 } as const;
  await maya.seating.addPlan({ uuid: planUuid, eventUuid, name: 'All of them', from });
  const run = { uuid: planUuid, runUuid: randomUUID(), kind: 'REPAIR' as const, seed: 3 };
  const look = () => maya.seating.readRun(run);
  await maya.seating.startRun(run);
  return { maya, planUuid, run, look };
}

const LOCKED = `task_identifier = 'seating-run' and locked_at is not null`;

/** The worker has taken it up and thinks about it. */
async function untilItRuns(look: Awaited<ReturnType<typeof openRun>>['look']): Promise<void> {
  await expect.poll(() => ask(`select from graphile_worker.jobs where ${LOCKED}`), QUICKLY).toHaveLength(1);
  await expect.poll(async () => (await look()).state, QUICKLY).toBe('RUNNING');
}

it('a run whose process is killed in the middle ends once, whole and sound, in another', {
  timeout: 3 * START_MS,
}, async () => {
  const { maya, planUuid, run, look } = await openRun();
  const before = await planOf(maya, planUuid);
  await needWorker();
  await untilItRuns(look);
  await kill();
  expect(await look()).toMatchObject({ state: 'RUNNING', result: null, endedAt: null });
  await release();
  // The same wish, sent again for want of an answer, begins nothing anew.
  expect(await maya.seating.startRun(run)).toMatchObject({ uuid: run.runUuid, state: 'RUNNING' });
  await needWorker();
  await expect.poll(async () => (await look()).state, { timeout: START_MS }).toBe('DONE');
  const ended = await look();
  const [fewest] = ended.result?.offers ?? [];
  const seated = fewest?.chairs.map(({ guestUuid }) => guestUuid) ?? [];
  expect(new Set(seated)).toEqual(new Set(before.people.map(({ uuid }) => uuid)));
  expect(seated).toHaveLength(GUESTS);
  expect(await planOf(maya, planUuid)).toEqual(before);
  const runs = await ask(`select uuid from seating_runs where plan_uuid = '${planUuid}'`);
  expect(runs).toEqual([{ uuid: run.runUuid }]);
  const jobs = () => ask(`select from graphile_worker.jobs where task_identifier = 'seating-run'`);
  await expect.poll(jobs).toEqual([]);

  const use = { uuid: planUuid, operationUuid: randomUUID(), kind: 'REPAIR' as const, seed: 3 };
  await maya.seating.applyResult({ ...use, basedOn: ended.version, chairs: fewest?.chairs ?? [] });
  const { state } = await planOf(maya, planUuid);
  expect(new Set(state.seats.map(({ tableUuid, seat }) => `${tableUuid} ${seat}`)).size).toBe(GUESTS);
});

it('a run that costs one process after the other is given up, and whoever waits for it is told', {
  timeout: 2 * START_MS,
}, async () => {
  await needWorker();
  const { look } = await openRun();
  await untilItRuns(look);
  // As after two processes that died of it.
  await ask(`update graphile_worker._private_jobs set attempts = max_attempts where locked_at is not null`);
  await kill();
  await release();
  expect(await ask(`select from graphile_worker.jobs where ${LOCKED}`)).toEqual([]);
  expect(await look()).toMatchObject({ state: 'RUNNING' });
  world.moveMs(5 * 60_000);
  expect(await look()).toMatchObject({ state: 'STOPPED', result: null });
});
