import { addMonths, calendarDateOf } from '#base/calendar-date.ts';
import { PLAN_OFFERS, type PlanKey, type PlanPayment, TRIAL_DAYS } from './plan-offers.ts';

const DAY_MS = 86_400_000;

/** A card that was declined is tried three times, and the plan works on for a week. */
const RETRY_DAYS = [0, 3, 6];
const GRACE_DAYS = 7;

/**
 * The end of the stretch that begins so many stretches after the first. Counted from the first day, so that a plan of the 31st
 * is not one of the 28th for good after its first February.
 */
export function periodEnd(startsAt: Date, periods: number, key: PlanKey, payment: PlanPayment): Date {
  const months = payment === 'UPFRONT' ? PLAN_OFFERS[key].termMonths : 1;
  return new Date(
    `${addMonths(calendarDateOf(startsAt), months * periods)}${startsAt.toISOString().slice(10)}`,
  );
}

/** The end of the agreement that the given period belongs to. */
export function termEnd(startsAt: Date, periods: number, key: PlanKey, payment: PlanPayment): Date {
  const { termMonths } = PLAN_OFFERS[key];
  const perTerm = payment === 'UPFRONT' ? 1 : termMonths;
  return periodEnd(startsAt, Math.ceil(periods / perTerm) * perTerm, key, payment);
}

export function trialEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** When the card is tried again after so many tries; null after the last. */
export function nextTryAt(dueAt: Date, tries: number): Date | null {
  const days = RETRY_DAYS[tries];
  return days === undefined ? null : new Date(dueAt.getTime() + days * DAY_MS);
}

export function graceEnd(dueAt: Date): Date {
  return new Date(dueAt.getTime() + GRACE_DAYS * DAY_MS);
}
