import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import { findMessageRow, lockMessageRow, type MessageRow } from './messages.store.ts';
import { presentOne } from './present-messages.ts';
import { readWeddingOfLetters, type WeddingOfLetters } from './wedding-of-letters.ts';

export type Deps = Pick<Platform, 'db' | 'clock'>;

export function messageMissing() {
  return fail('rsvp.not_found', 'This message is no longer there.');
}

export function messageGone() {
  return fail('rsvp.message_gone', 'This message is already going out.');
}

/** Approved is what was looked at: an older version than the newest is refused. */
export function changedMeanwhile() {
  return fail('rsvp.changed_meanwhile', 'Someone else changed this message. Please look at it again.');
}

/** What every change of a message does around it. */
export function changeMessage(
  { db, clock }: Deps,
  actor: SignedInActor,
  uuid: string,
  change: (tx: Tx, row: MessageRow, wedding: WeddingOfLetters) => Promise<Result<unknown>>,
): Promise<Result<GuestMessage>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'write-to-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const row = await lockMessageRow(tx, uuid);
    const wedding = await readWeddingOfLetters(tx, { clock }, weddingId);
    if (row?.weddingId !== weddingId || !wedding) return messageMissing();
    const done = await change(tx, row, wedding);
    if (!done.ok) return done;
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok(await presentOne(tx, (await findMessageRow(tx, uuid)) ?? row, wedding, clock.now()));
  });
}
