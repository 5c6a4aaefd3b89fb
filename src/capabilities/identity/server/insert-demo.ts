import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '../demo.ts';
import { insertPeople } from './demo.store.ts';
import { hashPassword } from './password-hash.ts';

/** The demo accounts, ready to sign in. Those that exist already stay as they are. */
export async function insertDemoPeople(tx: Tx, clock: Clock): Promise<DemoPerson[]> {
  await insertPeople(tx, DEMO_PEOPLE, await hashPassword(DEMO_PASSWORD), clock.now());
  return DEMO_PEOPLE;
}
