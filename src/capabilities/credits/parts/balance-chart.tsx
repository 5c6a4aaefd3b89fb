import { formatCount } from '#base/format-count.ts';
import { ChartAxis } from '#ui/charts/chart-axis.tsx';
import { valueScale } from '#ui/charts/chart-scale.ts';
import type { CreditTransaction } from '../contract.ts';
import { type BalanceStep, balanceSteps } from '../rules/balance-steps.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The floor it stands on, the tread and the riser to the next step. */
function Step({
  step,
  next,
  acrossOf,
  yOf,
}: {
  step: BalanceStep;
  next: BalanceStep | undefined;
  acrossOf: (ms: number) => number;
  yOf: (balance: number) => number;
}) {
  const [left, right] = [acrossOf(step.fromMs), acrossOf(step.untilMs)];
  const y = yOf(step.balance);
  return (
    <>
      <rect
        x={percent(left)}
        y={`${y}%`}
        width={percent(right - left)}
        height={`${100 - y}%`}
        className="fill-secondary/12"
      />
      <line
        x1={percent(left)}
        x2={percent(right)}
        y1={`${y}%`}
        y2={`${y}%`}
        className="stroke-2 stroke-secondary"
      />
      {next && (
        <line
          x1={percent(right)}
          x2={percent(right)}
          y1={`${y}%`}
          y2={`${yOf(next.balance)}%`}
          className="stroke-2 stroke-secondary"
        />
      )}
    </>
  );
}

/** How the balance rose and fell. For the eyes alone: the table below it has the same numbers. */
export function BalanceChart({
  transactions,
  now,
}: {
  transactions: readonly CreditTransaction[];
  now: string;
}) {
  const steps = balanceSteps(transactions, now);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const span = Math.max(1, last.untilMs - first.fromMs);
  const acrossOf = (ms: number) => (ms - first.fromMs) / span;
  const scale = valueScale(steps.map(({ balance }) => balance));
  const legend = (
    <div className="flex justify-between">
      <span>{month.format(first.fromMs)}</span>
      <span>Now</span>
    </div>
  );
  return (
    <ChartAxis scale={scale} formatValue={formatCount} legend={legend}>
      {steps.map((step, index) => (
        <Step key={step.fromMs} step={step} next={steps[index + 1]} acrossOf={acrossOf} yOf={scale} />
      ))}
    </ChartAxis>
  );
}
