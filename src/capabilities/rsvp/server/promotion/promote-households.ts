import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { inviteLater } from '#capabilities/guests/server/index.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { PromotionInput } from '../../contract/promotion.contract.ts';
import { promotionRules } from '../../rules/promotion/promotion-rules.ts';
import { updateExtension } from '../links.store.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';

/** Who was for later is invited like everybody else, with time to answer. Nobody is written to. */
export function promoteHouseholds(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuids, eventUuids, until }: PromotionInput,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const place = await findWeddingPlace(tx, weddingId);
    const today = calendarDateOf(clock.now(), weddingZone(place ?? { spot: null }));
    const fields = validateFields({ eventUuids, until }, promotionRules(today));
    if (Object.keys(fields).length > 0)
      return fail('invalid_input', 'Please check the highlighted fields.', { fields });
    const invited = await inviteLater(tx, { clock, events }, weddingId, { uuids, eventUuids });
    if (!invited.ok) return invited;
    for (const uuid of uuids) await updateExtension(tx, weddingId, uuid, until);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ok: true });
  });
}
