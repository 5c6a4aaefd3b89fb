import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { planChange } from '#capabilities/plans/rules/plan-change.ts';
import { type PlanGroup, planGroupOf } from '#capabilities/plans/rules/plan-group.ts';
import { dueCents, type PlanKey, type PlanPayment } from '#capabilities/plans/rules/plan-offers.ts';
import { graceEnd, nextTryAt, periodEnd, trialEnd } from '#capabilities/plans/rules/plan-periods.ts';
import { quoteOf } from '#capabilities/plans/rules/purchase-quote.ts';
import { TRY_DAYS } from './published-figures.ts';

/** Whose plans the examples are about: one vendor through all of them, so that they can be compared. */
export const EXAMPLE_CATEGORY = 'wedding-photographers';
const GROUP: PlanGroup = planGroupOf(EXAMPLE_CATEGORY);

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

type Agreed = { key: PlanKey; payment: PlanPayment };

export type ChangeExample = {
  began: CalendarDate;
  paidCents: number;
  changedOn: CalendarDate;
  /** When what was paid before would have ended. */
  wouldEnd: CalendarDate;
  startsOn: CalendarDate;
  newCents: number;
  unusedCents: number;
  dueCents: number;
};

function changeExample(from: Agreed, to: Agreed, [began, changedOn]: [string, string]): ChangeExample {
  const startsAt = noon(began);
  const endsAt = periodEnd(startsAt, 1, from.key, from.payment);
  const paidCents = dueCents(from.key, GROUP, from.payment);
  const newCents = dueCents(to.key, GROUP, to.payment);
  const change = planChange({ startsAt, endsAt, paidCents }, newCents, noon(changedOn));
  return {
    began: calendarDateOf(startsAt),
    paidCents,
    changedOn: calendarDateOf(noon(changedOn)),
    wouldEnd: calendarDateOf(endsAt),
    startsOn: calendarDateOf(change.startsAt),
    newCents,
    unusedCents: change.unusedCents,
    dueCents: change.dueCents,
  };
}

/** From one month to a year in the middle of the month. */
export const CHANGE_UP = changeExample(
  { key: 'unlimited-1m', payment: 'MONTHLY' },
  { key: 'unlimited-12m', payment: 'UPFRONT' },
  ['2027-06-01', '2027-06-16'],
);

/** From three months to one, three weeks in. */
export const CHANGE_DOWN = changeExample(
  { key: 'unlimited-3m', payment: 'UPFRONT' },
  { key: 'unlimited-1m', payment: 'MONTHLY' },
  ['2027-06-01', '2027-06-22'],
);

const DUE = noon('2027-06-01');

/** A renewal whose card is declined. */
export const DECLINED = {
  tries: TRY_DAYS.flatMap((_, tries) => {
    const at = nextTryAt(DUE, tries);
    return at === null ? [] : [calendarDateOf(at)];
  }),
  endsOn: calendarDateOf(graceEnd(DUE)),
} as const;

export const TRIAL = {
  startsOn: calendarDateOf(DUE),
  endsOn: calendarDateOf(trialEnd(DUE)),
} as const;

/** A year paid by the month whose renewal is turned off half way. */
export const YEAR = {
  startsOn: calendarDateOf(DUE),
  secondOn: calendarDateOf(periodEnd(DUE, 1, 'unlimited-12m', 'MONTHLY')),
  endsOn: calendarDateOf(periodEnd(DUE, 12, 'unlimited-12m', 'MONTHLY')),
  monthlyCents: dueCents('unlimited-12m', GROUP, 'MONTHLY'),
} as const;

/** The same purchase in a county that taxes it. */
export const taxExample = (priceCents: number) =>
  quoteOf(priceCents, { stateCode: 'NY', county: 'Kings' }, ['NY']);
