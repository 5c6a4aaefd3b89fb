import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { createWedding } from './create-wedding.ts';
import { lockPerson, membershipOf } from './store.ts';

/** Makes sure that a person has a wedding to keep something in. Two first things at the same instant make one wedding. */
export async function beginWedding(tx: Tx, clock: Clock, userId: string): Promise<void> {
  await lockPerson(tx, userId);
  if (!(await membershipOf(tx, userId))) await createWedding(tx, clock, userId);
}
