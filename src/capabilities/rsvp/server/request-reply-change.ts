import { fail, ok, type Result } from '#base/result.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { fittingReply } from '../rules/fitting-reply.ts';
import { openStep } from '../rules/reply-steps.ts';
import { canAnswer } from '../rules/reply-walk.ts';
import { decideRequest, findOpenRequest, hasRequest, insertRequest } from './change-requests.store.ts';
import { enterHousehold } from './enter-household.ts';
import { deleteDraft } from './replies.store.ts';
import { repliesClosed, type SendInput } from './send-reply.ts';

/** After the last day a household can only ask. Who asks again replaces what they asked before. */
export function requestReplyChange(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code, reply: typed, key }: Omit<SendInput, 'way'>,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterHousehold(tx, { clock }, code);
    if (!entered.ok) return entered;
    const { link, invitation } = entered.value;
    const { weddingId, householdUuid } = link;
    // Pressed twice it is one request, also where it was replaced or decided meanwhile.
    if (await hasRequest(tx, key)) return ok({ ok: true });
    if (!canAnswer(invitation)) return repliesClosed();
    const before = await findOpenRequest(tx, householdUuid);
    const reply = fittingReply(invitation, typed);
    if (openStep(invitation, reply, 'ALL')) return fail('rsvp.incomplete', 'Something is not answered yet.');
    const now = clock.now();
    if (before) await decideRequest(tx, before.uuid, { state: 'REPLACED', decidedBy: null, decidedAt: now });
    await insertRequest(tx, { uuid: key, weddingId, householdUuid, reply, state: 'PENDING', createdAt: now });
    await deleteDraft(tx, householdUuid);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ok: true });
  });
}
