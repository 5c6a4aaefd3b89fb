import { boughtUntil, givenUntil, refundedUntil, warnedFrom } from '#capabilities/credits/rules/lot-lives.ts';
import { CREDIT_PACKS, type CreditPack } from '#capabilities/plans/rules/credit-packs.ts';
import { graceEnd, nextTryAt } from '#capabilities/plans/rules/plan-periods.ts';

/** Any moment will do: what the pages name is how long something lasts, asked of the rule that decides it. */
const MOMENT = new Date('2026-01-15T12:00:00Z');
const DAY_MS = 86_400_000;

const daysUntil = (end: Date) => Math.round((end.getTime() - MOMENT.getTime()) / DAY_MS);

function monthsUntil(end: Date): number {
  return (end.getUTCFullYear() - MOMENT.getUTCFullYear()) * 12 + end.getUTCMonth() - MOMENT.getUTCMonth();
}

function tryDays(): number[] {
  const days: number[] = [];
  for (let at = nextTryAt(MOMENT, 0); at !== null; at = nextTryAt(MOMENT, days.length))
    days.push(daysUntil(at));
  return days;
}

/** How long credits live. */
export const BOUGHT_MONTHS = monthsUntil(boughtUntil(MOMENT));
export const GIVEN_MONTHS = monthsUntil(givenUntil(MOMENT));
/** What comes back has at least this long, even if it would have ended before. */
export const REFUNDED_DAYS = daysUntil(refundedUntil(MOMENT, MOMENT));
/** How early a mail tells of credits that end. */
export const WARNED_DAYS = daysUntil(warnedFrom(MOMENT));

/** On which days after a renewal is due the card is tried. */
export const TRY_DAYS: readonly number[] = tryDays();
/** How long a plan works on after a card was declined. */
export const GRACE_DAYS = daysUntil(graceEnd(MOMENT));

export const centsPerCredit = ({ credits, priceCents }: CreditPack): number => priceCents / credits;

/** The dearest credit there is: what is worked out with it can only come out cheaper. */
export const FULL_CREDIT_CENTS = Math.max(...CREDIT_PACKS.map(centsPerCredit));
/** The cheapest one. */
export const LEAST_CREDIT_CENTS = Math.min(...CREDIT_PACKS.map(centsPerCredit));
