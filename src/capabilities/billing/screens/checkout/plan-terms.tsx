import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import type { Quote } from '#capabilities/plans/contract/purchases.contract.ts';
import { TextLink } from '#ui/text-link.tsx';

const dayOf = (moment: string) => formatDateInText(calendarDateOf(new Date(moment)));

/** When a plan starts, what is taken when, and how it ends: said before anybody pays. */
export function PlanTerms({ quote: { plan, quotedAt } }: { quote: Quote }) {
  if (!plan) return null;
  const { startsAt, periodEndsAt, termEndsAt, renewalCents } = plan;
  const renewal = formatCents(renewalCents);
  const isMonthly = periodEndsAt < termEndsAt;
  return (
    <ul className="mt-4 list-disc space-y-1.5 ps-5 text-ink-soft text-sm">
      <li>
        {startsAt > quotedAt ? `Starts ${dayOf(startsAt)}, when what you have is over.` : 'Starts today.'}
      </li>
      {isMonthly ? (
        <li>
          {renewal} is taken each month until {dayOf(termEndsAt)}, also if you turn renewal off. It renews
          then.
        </li>
      ) : (
        <li>
          Renews on {dayOf(periodEndsAt)} for {renewal}. You can turn that off in two clicks.
        </li>
      )}
      <li>Your card is saved, because the plan is renewed with it.</li>
      <li>
        <TextLink to={vendorPaths.plansTerms}>Terms of plans</TextLink>
      </li>
    </ul>
  );
}
