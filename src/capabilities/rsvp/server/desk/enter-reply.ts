import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { EnterReplyInput } from '../../contract/desk.contract.ts';
import { fittingReply, knownReply } from '../../rules/fitting-reply.ts';
import { findSubmissionByKey } from '../replies.store.ts';
import { storeReply } from '../store-reply.ts';
import { enterCard } from './enter-card.ts';

/** A card, a call or a word over the fence. The couple may write it down at any time, and leave out what they do not know. */
export function enterReply(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { householdUuid, key, reply: typed, how }: EnterReplyInput,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterCard(tx, { clock }, actor, householdUuid);
    if (!entered.ok) return entered;
    if (await findSubmissionByKey(tx, householdUuid, key)) return ok({ ok: true });
    const { link, invitation } = entered.value;
    const known = knownReply(invitation);
    const reply = fittingReply(invitation, { ...known, ...typed });
    const before = {
      reply: known,
      draft: invitation.draft,
      openedAt: link.openedAt?.toISOString() ?? null,
      answeredAt: link.answeredAt?.toISOString() ?? null,
    };
    await storeReply(tx, { clock, events }, entered.value, reply, {
      key,
      source: 'DESK',
      byUser: actor.userId,
      desk: { how, before },
    });
    return ok({ ok: true });
  });
}
