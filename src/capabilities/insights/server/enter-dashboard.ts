import { type CalendarDate, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  timeZoneOf,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { DashboardAsked } from '../contract.ts';
import { isSoundPeriod, type Period, periodBefore, periodOf } from '../rules/periods.ts';

export type EnteredDashboard = EnteredStorefront & {
  now: Date;
  /** The days of a business go by the clock where it is. */
  timeZone: string;
  today: CalendarDate;
  period: Period;
  before: Period;
};

function askedPeriod({ range, from, to }: DashboardAsked, today: CalendarDate): Result<Period> {
  if (range !== 'own') return ok(periodOf(range, today));
  const own = from && to ? { from: calendarDate(from), to: calendarDate(to) } : undefined;
  if (own && isSoundPeriod(own, today)) return ok(own);
  return fail('invalid_input', 'Please check the highlighted fields.', {
    fields: { from: 'Choose up to two years, ending today or earlier.' },
  });
}

/** Everybody of the business may look; what period they mean is read here, for the screen and for the file. */
export async function enterDashboard(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  asked: DashboardAsked,
): Promise<Result<EnteredDashboard>> {
  const entered = await enterStorefront(db, actor, asked.uuid, 'read-leads');
  if (!entered.ok) return entered;
  const now = clock.now();
  const timeZone = await timeZoneOf(db, entered.value.storefront.id);
  const today = calendarDateOf(now, timeZone);
  const period = askedPeriod(asked, today);
  if (!period.ok) return period;
  const before = periodBefore(period.value, asked.range);
  return ok({ ...entered.value, now, timeZone, today, period: period.value, before });
}
