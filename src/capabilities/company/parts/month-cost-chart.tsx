import { formatCents, formatShort } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { ChartAxis } from '#ui/charts/chart-axis.tsx';
import { valueScale } from '#ui/charts/chart-scale.ts';
import type { MonthCosts, PlanCost } from '../rules/month-costs.ts';
import { planTerm } from './plan-term.ts';

const DOT = 5;

const byPrice = (one: PlanCost, other: PlanCost) => one.monthlyCents - other.monthlyCents;

/** As far as the dearest plan takes to pay off, and a little further; never short of the month that is asked about. */
function lastLead(plans: readonly PlanCost[], leads: number): number {
  return Math.max(leads, ...plans.map(({ paysOffFrom }) => Math.ceil(paysOffFrom * 1.3)), 1);
}

function PlanLine({ plan, y }: { plan: PlanCost; y: number }) {
  return (
    <>
      <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-2 stroke-secondary" />
      <text x="6" y={`${y}%`} dy="-6" className="fill-cove-deep font-medium text-xs">
        {`${planTerm(plan.key)}: ${formatCents(plan.monthlyCents)}`}
      </text>
    </>
  );
}

/** Credits rise with every lead, a plan doesn't: where they cross. For the eyes alone, the figures stand beside it in words. */
export function MonthCostChart({
  costs,
  leads,
  perLeadCents,
}: {
  costs: MonthCosts;
  leads: number;
  perLeadCents: number;
}) {
  const plans = costs.plans.toSorted(byPrice);
  const last = lastLead(plans, leads);
  const scale = valueScale([last * perLeadCents, ...plans.map(({ monthlyCents }) => monthlyCents)]);
  const shown = [plans[0], plans.at(-1)].filter((plan) => plan !== undefined);
  const across = `${(leads / last) * 100}%`;
  return (
    <div aria-hidden="true">
      <ChartAxis
        scale={scale}
        formatValue={formatShort}
        legend={
          <div className="flex justify-between">
            <span>0</span>
            <span>{plural(last, 'lead')} a month</span>
          </div>
        }
      >
        {shown.map((plan) => (
          <PlanLine key={plan.key} plan={plan} y={scale(plan.monthlyCents)} />
        ))}
        <line
          x1="0"
          x2="100%"
          y1="100%"
          y2={`${scale(last * perLeadCents)}%`}
          className="stroke-2 stroke-primary"
        />
        <line x1={across} x2={across} y1="0" y2="100%" strokeDasharray="3 4" className="stroke-ink/50" />
        <circle
          cx={across}
          cy={`${scale(costs.creditsCents)}%`}
          r={DOT}
          className="fill-primary stroke-2 stroke-paper"
        />
      </ChartAxis>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 ps-12 text-ink-soft text-xs">
        <span className="flex items-center gap-2">
          <span className="w-5 border-primary border-t-2" />
          Credits, {formatCents(perLeadCents)} a lead
        </span>
        <span className="flex items-center gap-2">
          <span className="w-5 border-secondary border-t-2" />
          Plans, every lead included
        </span>
      </p>
    </div>
  );
}
