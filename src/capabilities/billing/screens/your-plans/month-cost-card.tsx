import { formatCents } from '#base/money.ts';
import { MonthCostChart } from '#capabilities/plans/parts/month-cost-chart.tsx';
import { type PackPrice, payAsYouGoCents, weighingText } from '#capabilities/plans/rules/month-cost.ts';
import { type PlanKey, shortPlanName } from '#capabilities/plans/rules/plan-offers.ts';
import { Card } from '#ui/card.tsx';

interface MonthCostCardProps {
  plans: readonly { key: PlanKey; monthlyCents: number }[];
  creditsPerLead: number;
  pack: PackPrice;
  leads: number | null;
}

/** As it is drawn where the two cross. */
const TurnMark = () => (
  <span aria-hidden="true" className="mt-1 size-3 shrink-0 rounded-full border-2 border-ink" />
);

/** Packs against plans, at the price of the pack that is chosen. */
export function MonthCostCard({ plans, creditsPerLead, pack, leads }: MonthCostCardProps) {
  const each = formatCents(Math.round(pack.priceCents / pack.credits));
  return (
    <Card as="section" aria-labelledby="month-cost-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="month-cost-title" className="text-2xl">
          What a month costs
        </h2>
        <p className="text-ink-soft text-sm">
          At {creditsPerLead} credits a lead, {each} a credit
        </p>
      </div>
      <MonthCostChart plans={plans} perLeadCents={payAsYouGoCents(1, creditsPerLead, pack)} leads={leads} />
      <p aria-live="polite" className="mt-4 flex gap-2.5 text-sm">
        <TurnMark />
        <span>
          {weighingText(
            leads,
            creditsPerLead,
            pack,
            plans.map(({ key, monthlyCents }) => ({ name: shortPlanName(key), monthlyCents })),
          )}
        </span>
      </p>
    </Card>
  );
}
