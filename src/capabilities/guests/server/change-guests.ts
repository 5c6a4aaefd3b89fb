import type { Result } from '#base/result.ts';
import {
  beginWedding,
  enterWedding,
  type Membership,
  weddingTopic,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { headcountChanged } from '../events.ts';

export type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;
/** Also within a transaction of whoever asks through the door. */
export type ChangeDeps = Pick<Platform, 'clock' | 'events'> & { db: Pick<Tx, 'transaction'> };

/** After any change: screens ask again, and whoever counts guests counts again. */
export async function tellGuestsChanged(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  weddingId: string,
): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'guests', id: weddingId });
  await events.emit(tx, headcountChanged, { weddingId });
}

/** What every change of the list does around it: the wedding's lock, the right, and telling the others. */
export function changeGuests<T>(
  { db, clock, events }: ChangeDeps,
  actor: SignedInActor,
  change: (tx: Tx, member: Membership) => Promise<Result<T>>,
  { begins = false } = {},
): Promise<Result<T>> {
  return transact(db, async (tx) => {
    if (begins) await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const result = await change(tx, entered.value.membership);
    if (result.ok) await tellGuestsChanged(tx, { events }, weddingId);
    return result;
  });
}
