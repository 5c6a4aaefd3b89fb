import { formatCents } from '#base/money.ts';
import { ChartAxis } from '#ui/charts/chart-axis.tsx';
import { valueScale } from '#ui/charts/chart-scale.ts';
import { type PlanKey, shortPlanName } from '../rules/plan-offers.ts';

interface MonthCostChartProps {
  plans: readonly { key: PlanKey; monthlyCents: number }[];
  /** What one lead costs with credits. */
  perLeadCents: number;
  /** How many come in a month; null where nobody can say. */
  leads: number | null;
}

/** Far enough to the right that the dearest plan is worth it, and that the month in question is on it. */
function leadsShown({ plans, perLeadCents, leads }: MonthCostChartProps): number {
  const dearest = Math.max(...plans.map(({ monthlyCents }) => monthlyCents));
  return Math.max(3, Math.ceil((dearest * 1.5) / Math.max(1, perLeadCents)), Math.ceil((leads ?? 0) * 1.1));
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Of a line of text, in percent of the plot. */
const LABEL = 7;
const HEIGHT = 224;

/** Where names stand beside the ends of their lines: each at least a line of text below the one above. */
function spread<Named extends { y: number }>(lines: readonly Named[]): (Named & { labelY: number })[] {
  let free = Number.NEGATIVE_INFINITY;
  return lines
    .toSorted((one, other) => one.y - other.y)
    .map((line) => {
      const labelY = Math.max(line.y, free);
      free = labelY + LABEL;
      return { ...line, labelY };
    });
}

type Line = { key: string; name: string; y: number; fromY: number; tone: 'own' | 'best' | 'plain' };

const STROKES = { own: 'stroke-primary', best: 'stroke-secondary', plain: 'stroke-ink-soft/60' };
const FILLS = { own: 'fill-primary font-semibold', best: 'fill-secondary font-semibold', plain: 'fill-ink' };

function CostLine({ name, y, fromY, labelY, tone }: Line & { labelY: number }) {
  return (
    <>
      <line x1="0" x2="100%" y1={`${fromY}%`} y2={`${y}%`} className={`stroke-2 ${STROKES[tone]}`} />
      <text x="100%" y={`${labelY}%`} dx="8" dy="4" className={`text-xs ${FILLS[tone]}`}>
        {name}
      </text>
    </>
  );
}

/** What a month costs by how many leads come. For the eyes alone: words beside it say the same. */
export function MonthCostChart(props: MonthCostChartProps) {
  const { plans, perLeadCents, leads } = props;
  const shown = leadsShown(props);
  const scale = valueScale([shown * perLeadCents]);
  const cheapest = Math.min(...plans.map(({ monthlyCents }) => monthlyCents));
  const own = leads === null ? null : { x: percent(leads / shown), cents: leads * perLeadCents };
  const lines: Line[] = plans.map(({ key, monthlyCents }) => {
    const y = scale(monthlyCents);
    return { key, name: shortPlanName(key), y, fromY: y, tone: monthlyCents === cheapest ? 'best' : 'plain' };
  });
  const rising = scale(shown * perLeadCents);
  const all = spread<Line>([
    ...lines,
    { key: 'own', name: 'Pay as you go', y: rising, fromY: 100, tone: 'own' },
  ]);
  const legend = (
    <div className="flex justify-between">
      <span>0</span>
      <span>{Math.round(shown / 2)}</span>
      <span>{shown} leads a month</span>
    </div>
  );
  return (
    <div aria-hidden="true" className="pe-24">
      <ChartAxis scale={scale} formatValue={formatCents} legend={legend} height={HEIGHT}>
        {all.map((line) => (
          <CostLine {...line} key={line.key} />
        ))}
        {own && (
          <>
            <line x1={own.x} x2={own.x} y1="0" y2="100%" strokeDasharray="3 3" className="stroke-ink" />
            <circle
              cx={own.x}
              cy={`${scale(own.cents)}%`}
              r="5"
              className="fill-primary stroke-2 stroke-paper"
            />
          </>
        )}
      </ChartAxis>
    </div>
  );
}
