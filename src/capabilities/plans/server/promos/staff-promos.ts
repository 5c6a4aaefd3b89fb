import { addDays, calendarDate } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { PromoCode } from '../../contract/promos.contract.ts';
import { normalizedCode } from '../../rules/promo-codes.ts';
import type { PromoWishes } from '../../rules/promo-rules.ts';
import { promoState } from '../../rules/promo-state.ts';
import {
  endPromo,
  findPromoView,
  insertPromo,
  listPromoViews,
  type PromoView,
} from './staff-promos.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

function presentPromo({ promo, maker, ender }: PromoView, now: Date): PromoCode {
  const { code, percentOff, bonusCredits, scope, isFirstOnly, isAnnounced, maxUses, uses } = promo;
  return {
    ...{ code, percentOff, bonusCredits, scope, isFirstOnly, isAnnounced, maxUses, uses },
    startsAt: promo.startsAt.toISOString(),
    endsAt: promo.endsAt?.toISOString() ?? null,
    state: promoState(promo, now),
    createdAt: promo.createdAt.toISOString(),
    createdBy: maker,
    endedBy: ender,
  };
}

export async function listPromoCodes({ db, clock }: Deps): Promise<PromoCode[]> {
  const now = clock.now();
  return (await listPromoViews(db)).map((view) => presentPromo(view, now));
}

async function answer(tx: Tx, code: string, now: Date): Promise<Result<PromoCode>> {
  const view = await findPromoView(tx, code);
  return view ? ok(presentPromo(view, now)) : fail('plans.promo_not_found', 'We can’t find this code.');
}

/** Under the field it was typed in. */
const refused = (code: 'plans.promo_exists' | 'plans.promo_ended', field: string, message: string) =>
  fail(code, message, { fields: { [field]: message } });

/** From the start of its first day until the end of its last, as the house counts days. */
export function makePromoCode(
  { db, clock }: Deps,
  actor: SignedInActor,
  wishes: PromoWishes,
): Promise<Result<PromoCode>> {
  return transact(db, async (tx): Promise<Result<PromoCode>> => {
    const { effect, size, scope, isFirstOnly, isAnnounced, maxUses, startsOn, endsOn } = wishes;
    const now = clock.now();
    const code = normalizedCode(wishes.code);
    const endsAt = endsOn === null ? null : new Date(addDays(calendarDate(endsOn), 1));
    if (endsAt && endsAt <= now) return refused('plans.promo_ended', 'endsOn', 'This day is over.');
    const isMade = await insertPromo(tx, {
      ...{ code, scope, isFirstOnly, isAnnounced, maxUses, endsAt },
      percentOff: effect === 'PERCENT' ? size : null,
      bonusCredits: effect === 'CREDITS' ? size : null,
      startsAt: startsOn === null ? now : new Date(startsOn),
      ...{ createdAt: now, createdBy: actor.userId },
    });
    if (!isMade) return refused('plans.promo_exists', 'code', 'There is a code like this already.');
    return answer(tx, code, now);
  });
}

/** For everybody who has not used it; whoever is on the way to pay pays what they were shown. */
export function endPromoCode(
  { db, clock }: Deps,
  actor: SignedInActor,
  typed: string,
): Promise<Result<PromoCode>> {
  return transact(db, async (tx): Promise<Result<PromoCode>> => {
    const code = normalizedCode(typed);
    const now = clock.now();
    const isEnded = await endPromo(tx, code, { at: now, by: actor.userId });
    const promo = await answer(tx, code, now);
    if (!promo.ok || isEnded) return promo;
    return fail('plans.promo_ended', 'This code has ended already.');
  });
}
