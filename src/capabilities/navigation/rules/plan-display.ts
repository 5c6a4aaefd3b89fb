import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';

/** The fields of a credit account that its plan is told from; dates and instants as ISO text. */
export type PlanAccount = {
  balance: number;
  discountActiveUntil: string | null;
  freeTrialEndsAt: string | null;
  paidPlanStartsAt: string | null;
  paidPlanEndsAt: string | null;
  autoRenew: boolean;
  currentPlan: { planName: string; activeTo: string | null } | null;
};

type PlanDisplay = {
  /** '42 credits'; null while a plan makes leads free of charge. */
  balance: string | null;
  plan: string | null;
};

type Today = { today: CalendarDate; hasPlanImprovements: boolean };

function dayOf(moment: string | null | undefined): CalendarDate | undefined {
  return moment ? parseCalendarDate(moment.slice(0, 10)) : undefined;
}

function runsOn(day: CalendarDate | undefined, today: CalendarDate): boolean {
  return day !== undefined && day >= today;
}

function textOfPlan(account: PlanAccount, until: CalendarDate, today: CalendarDate): string {
  if (runsOn(dayOf(account.freeTrialEndsAt), today)) {
    const start = dayOf(account.paidPlanStartsAt);
    return start ? `Purchased plan starts ${formatDateInText(start)}` : 'Unlimited (Free trial)';
  }
  const end = dayOf(account.paidPlanEndsAt) ?? dayOf(account.currentPlan?.activeTo) ?? until;
  return `${account.autoRenew ? 'Renews on' : 'Expires on'} ${formatDateInText(end)}`;
}

/** Without a running discount leads cost credits, so the balance is shown; with one, the plan behind it. */
export function planDisplay(account: PlanAccount, { today, hasPlanImprovements }: Today): PlanDisplay {
  const until = dayOf(account.discountActiveUntil);
  if (until && runsOn(until, today)) return { balance: null, plan: textOfPlan(account, until, today) };
  const saysNoPlan = hasPlanImprovements && account.currentPlan === null;
  return { balance: plural(account.balance, 'credit'), plan: saysNoPlan ? 'No active plan' : null };
}

/** Between the plan and the balance, where both are told. */
export const SEPARATOR = ' · ';

/** One line for the navigation: 'No active plan · 42 credits', 'Renews on Jun 5, 2027'. */
export function creditText(account: PlanAccount, today: Today): string {
  const { balance, plan } = planDisplay(account, today);
  return [plan, balance].filter((part) => part !== null).join(SEPARATOR);
}
