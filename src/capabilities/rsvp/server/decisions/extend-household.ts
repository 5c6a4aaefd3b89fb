import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { extensionRules } from '../../rules/extension-rules.ts';
import { updateExtension } from '../links.store.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';

/** A last day of its own for one household; null is the day of everybody. */
export function extendHousehold(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, until }: { uuid: string; until: string | null },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const place = await findWeddingPlace(tx, weddingId);
    const today = calendarDateOf(clock.now(), weddingZone(place ?? { spot: null }));
    const fields = validateFields({ until }, extensionRules(today));
    if (Object.keys(fields).length > 0)
      return fail('invalid_input', 'Please check the highlighted fields.', { fields });
    if (!(await updateExtension(tx, weddingId, uuid, until)))
      return fail('rsvp.not_found', 'This household is no longer on your list.');
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ok: true });
  });
}
