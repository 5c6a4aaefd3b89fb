import { hasAnyUser, insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { loadPlaces } from '#capabilities/places/server/index.ts';
import { insertDemoWeddings } from '#capabilities/weddings/server/index.ts';
import {
  beginWorld,
  buildWorld,
  demoPartsOf,
  isWorldBegun,
  WORLD_SEED,
} from '#capabilities/world/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities } from './ordered-capabilities.ts';
import { showWorldProgress } from './show-world-progress.ts';

/** Brings the database to the point where the product can be used. Quick when there is nothing left to do. */
export async function prepareWorld(platform: Platform, say: (line: string) => void): Promise<void> {
  const { clock, config } = platform;
  const started = clock.now().getTime();
  await loadPlaces(platform);
  // By those that serve pages alone: a worker that starts beside them on an empty database would make it twice.
  if (!config.isProduction && config.servesPages) await prepareDemoWorld(platform);
  const seconds = (clock.now().getTime() - started) / 1000;
  if (seconds > 2) say(`Prepared the demo world in ${seconds.toFixed(1)} s.`);
}

/** Made once, in an empty database: whatever people change in it afterwards stays changed. */
async function prepareDemoWorld(platform: Platform): Promise<void> {
  const { db, clock, config } = platform;
  const plan = {
    seed: WORLD_SEED,
    storefronts: config.demoStorefronts,
    parts: demoPartsOf(capabilities),
  };
  const isWanted = config.demoStorefronts > 0;
  if (!(await hasAnyUser(db))) {
    // Noted before the accounts: a process that ends between the two is followed by one that goes on.
    if (isWanted) await beginWorld(platform, plan);
    await transact(db, (tx) => insertDemoAccounts(tx, clock));
  }
  if (isWanted && (await isWorldBegun(db))) await buildWorld(platform, plan, showWorldProgress(clock));
}

async function insertDemoAccounts(tx: Tx, clock: Clock): Promise<void> {
  await insertDemoWeddings(tx, clock, await insertDemoPeople(tx, clock));
}
