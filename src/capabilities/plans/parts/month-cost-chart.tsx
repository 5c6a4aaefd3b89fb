import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
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

/** Whole numbers of leads under the plot, about five of them. */
function leadTicks(shown: number): number[] {
  const step = Math.ceil(shown / 5);
  return Array.from({ length: Math.floor(shown / step) + 1 }, (_, index) => index * step);
}

function LeadAxis({ shown }: { shown: number }) {
  return (
    <div className="relative h-4 tabular-nums">
      {leadTicks(shown).map((tick) => (
        <span key={tick} style={{ left: percent(tick / shown) }} className="absolute -translate-x-1/2">
          {tick}
        </span>
      ))}
      <span className="absolute start-full whitespace-nowrap ps-4">leads a month</span>
    </div>
  );
}

const MARK_HEIGHT = 22;
/** Clear of the amount at the top of the axis. */
const MARK_GAP = 10;

/** The month in question: a line, where it meets what leads cost, and its name above the plot. */
function Mark({ x, y, leads }: { x: string; y: number; leads: number }) {
  const name = plural(leads, 'lead');
  const width = 22 + name.length * 7;
  return (
    <>
      <line x1={x} x2={x} y1={-MARK_GAP} y2="100%" strokeDasharray="3 3" className="stroke-ink" />
      <circle cx={x} cy={`${y}%`} r="5" className="fill-primary stroke-2 stroke-paper" />
      <svg aria-hidden="true" x={x} y={-MARK_GAP - MARK_HEIGHT} className="overflow-visible">
        <rect x={-width / 2} width={width} height={MARK_HEIGHT} rx={MARK_HEIGHT / 2} className="fill-ink" />
        <text y="15" textAnchor="middle" className="fill-paper font-semibold text-xs tabular-nums">
          {name}
        </text>
      </svg>
    </>
  );
}

/** What a month costs by how many leads come. For the eyes alone: words beside it say the same. */
export function MonthCostChart(props: MonthCostChartProps) {
  const { plans, perLeadCents, leads } = props;
  const shown = leadsShown(props);
  const scale = valueScale([shown * perLeadCents]);
  const cheapest = Math.min(...plans.map(({ monthlyCents }) => monthlyCents));
  const turn = cheapest / Math.max(1, perLeadCents) / shown;
  const lines: Line[] = plans.map(({ key, monthlyCents }) => {
    const y = scale(monthlyCents);
    return { key, name: shortPlanName(key), y, fromY: y, tone: monthlyCents === cheapest ? 'best' : 'plain' };
  });
  const rising = scale(shown * perLeadCents);
  const all = spread<Line>([
    ...lines,
    { key: 'own', name: 'Pay as you go', y: rising, fromY: 100, tone: 'own' },
  ]);
  return (
    <div aria-hidden="true" className={leads === null ? 'pe-24' : 'pe-24 pt-7'}>
      <ChartAxis scale={scale} formatValue={formatCents} legend={<LeadAxis shown={shown} />} height={HEIGHT}>
        {all.map((line) => (
          <CostLine {...line} key={line.key} />
        ))}
        {turn <= 1 && (
          <circle
            cx={percent(turn)}
            cy={`${scale(cheapest)}%`}
            r="5"
            className="fill-paper stroke-2 stroke-ink"
          />
        )}
        {leads !== null && <Mark x={percent(leads / shown)} y={scale(leads * perLeadCents)} leads={leads} />}
      </ChartAxis>
    </div>
  );
}
