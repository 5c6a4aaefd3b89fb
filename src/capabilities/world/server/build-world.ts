import type pg from 'pg';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { copyPeople, findUser } from '#capabilities/identity/server/index.ts';
import { copyReviews } from '#capabilities/reviews/server/index.ts';
import { fillSearch, fillWorldCards } from '#capabilities/search/server/index.ts';
import {
  copyStorefronts,
  listTakenSlugs,
  reserveStorefrontIds,
} from '#capabilities/storefronts/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { DemoPart } from './demo-part.ts';
import { listBrokenInvariants } from './invariants.store.ts';
import { loadPictures } from './load-pictures.ts';
import { peopleWorld } from './people-world.ts';
import { type BatchSource, type PlannedBusiness, planBatch } from './plan-batch.ts';
import { postponeIndexes, restoreIndexes } from './postponed.store.ts';
import { analyzeWorld, findWorld, noteBuilt, type World, wantWorld } from './store.ts';
import { openWorldSource } from './world-source.ts';

/** The demo world everybody gets; another seed would make another world. */
export const WORLD_SEED = 'ampersand';

/** Large enough for COPY to shine, small enough to lose little when interrupted. */
const BATCH = 500;

/** From so many on, building the indexes afterwards is quicker than keeping them up to date. */
const LARGE_LOAD = 20_000;

export type WorldSize = { seed: string; storefronts: number };

/** How large it is to be, and who has a part in it. */
export type WorldPlan = WorldSize & { parts: readonly DemoPart[] };

export type WorldProgress = (
  step: 'pictures' | 'storefronts' | 'indexes' | 'cards',
  done: number,
  of: number,
) => void;

/** Builds the world up to a number of storefronts, from wherever an earlier run has come to. */
export async function buildWorld(
  platform: Pick<Platform, 'db' | 'clock' | 'files'>,
  plan: WorldPlan,
  onProgress: WorldProgress,
): Promise<void> {
  const { db, clock, files } = platform;
  const { seed, parts } = plan;
  const world = await beginWorld(platform, plan);
  if (world.built >= world.wanted && world.peopledAt) return;
  const pictures = await loadPictures(platform, seed, (done, of) => onProgress('pictures', done, of));
  const source = await openWorldSource(db, { seed, now: world.madeAt, pictures });
  const client = await db.$client.connect();
  try {
    if (world.wanted - world.built >= LARGE_LOAD) await inTransaction(client, () => postponeIndexes(client));
    await buildStorefronts(client, { ...source, ...(await readTaken(platform, client)) }, world, onProgress);
    await restoreIndexes(client, (done, of) => onProgress('indexes', done, of));
    await fillWorldCards(client, (done) =>
      onProgress('cards', Math.min(done, world.wanted - 1), world.wanted),
    );
    onProgress('cards', world.wanted, world.wanted);
    await inTransaction(client, () => peopleWorld(client, { source, pictures, files, parts }, clock.now()));
    await analyzeWorld(client, parts);
    await assertSound(client, parts);
  } finally {
    client.release();
  }
}

/** Notes that there is to be a world of this size, or asks for more of one that is there. */
export function beginWorld(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { seed, storefronts }: WorldSize,
): Promise<World> {
  return wantWorld(db, seed, storefronts, clock.now());
}

/** Whether this database was ever given the demo world. */
export async function isWorldBegun(db: Database): Promise<boolean> {
  return (await findWorld(db, WORLD_SEED)) !== undefined;
}

async function readTaken({ db }: Pick<Platform, 'db'>, client: pg.ClientBase) {
  const vendor = DEMO_PEOPLE.find(({ email }) => email.startsWith('vendor@'));
  const known = vendor && (await findUser(db, vendor.id));
  return { takenSlugs: new Set(await listTakenSlugs(client)), demoVendorId: known ? vendor.id : null };
}

/** While one batch is on its way into the database, the next is being planned. */
async function buildStorefronts(
  client: pg.ClientBase,
  source: BatchSource,
  { built, wanted }: { built: number; wanted: number },
  onProgress: WorldProgress,
): Promise<void> {
  const endOf = (start: number) => Math.min(wanted, start + BATCH);
  let next = planBatch(source, built + 1, endOf(built));
  for (let from = built; from < wanted; ) {
    const to = endOf(from);
    const businesses = await next;
    next = planBatch(source, to + 1, endOf(to));
    await inTransaction(client, () => writeBatch(client, source, businesses, from));
    from = to;
    onProgress('storefronts', from, wanted);
  }
}

async function writeBatch(
  client: pg.ClientBase,
  { seed, now }: BatchSource,
  businesses: readonly PlannedBusiness[],
  from: number,
): Promise<void> {
  const firstId = await reserveStorefrontIds(client, businesses.length);
  const numbered = businesses.map((business, index) => ({ ...business, id: firstId + index }));
  await copyPeople(
    client,
    businesses.flatMap(({ owner }) => owner ?? []),
  );
  await copyStorefronts(client, numbered, now);
  await copyReviews(
    client,
    numbered.map(({ id, reviews, tally }) => ({ storefrontId: id, reviews, tally })),
  );
  await fillSearch(
    client,
    numbered.map(({ id }) => id),
    now,
  );
  if (!(await noteBuilt(client, seed, from, from + businesses.length)))
    throw new Error('Somebody else is building the same world.');
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** A world that contradicts itself is worse than none: whoever changed the generator learns it at once. */
async function assertSound(client: pg.ClientBase, parts: readonly DemoPart[]): Promise<void> {
  const broken = await listBrokenInvariants(client, parts);
  if (broken.length === 0) return;
  const list = broken.map(({ name, count }) => `${name} (${count})`).join('; ');
  throw new Error(`The generated world is not sound: ${list}.`);
}
