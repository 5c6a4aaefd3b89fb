import { type PointerEvent, useState } from 'react';
import { areaPath, linePath } from '#ui/charts/chart-scale.ts';
import { classNames } from '#ui/class-names.ts';
import type { Dashboard } from '../../contract.ts';
import { FIGURE_LABELS, type Figure } from '../../rules/figures.ts';
import { beforeText, pointText } from '../../rules/period-words.ts';
import { ChartLegend } from './chart-legend.tsx';
import { type ChartModel, chartModel } from './chart-model.ts';
import { ChartTip } from './chart-tip.tsx';
import { figureText } from './figure-text.ts';

interface FigureChartProps {
  figure: Figure;
  title: string;
  dashboard: Dashboard;
}

/** A line of one point has no length; round ends make a dot of it. */
const strokeOf = (points: ChartModel['now'], line: { strokeWidth: number; strokeDasharray?: string }) =>
  points.length === 1 ? { strokeWidth: 8, strokeLinecap: 'round' as const } : line;

function Lines({ model }: { model: ChartModel }) {
  const line = {
    fill: 'none',
    vectorEffect: 'non-scaling-stroke' as const,
    strokeLinejoin: 'round' as const,
  };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {model.ticks.map(({ y }) => (
        <line
          key={y}
          x1="0"
          x2="100"
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      <path d={areaPath(model.now) ?? undefined} className="fill-secondary/8" />
      {model.medianY !== null && (
        <line
          x1="0"
          x2="100"
          y1={model.medianY}
          y2={model.medianY}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="2 3"
          className="stroke-ink"
        />
      )}
      <path
        {...line}
        {...strokeOf(model.before, { strokeWidth: 1.5, strokeDasharray: '5 4' })}
        d={linePath(model.before) ?? undefined}
        className="stroke-line-strong"
      />
      <path
        {...line}
        {...strokeOf(model.now, { strokeWidth: 2 })}
        d={linePath(model.now) ?? undefined}
        className="stroke-secondary"
      />
    </svg>
  );
}

/** A line with the period before and the median of the others. The unseen slider above it reads out point by point. */
export function FigureChart({ figure, title, dashboard }: FigureChartProps) {
  const { points, period, range } = dashboard;
  const [shown, setShown] = useState<number | null>(null);
  const model = chartModel(dashboard, figure);
  const last = points.length - 1;
  const at = Math.min(shown ?? last, last);
  const point = points[at];
  const isEmpty = model.now.length === 0 && model.before.length === 0;
  if (isEmpty || !point) {
    return (
      <p className="flex min-h-40 items-center justify-center rounded-input bg-ink/4 px-4 text-center text-ink-soft text-sm md:min-h-75">
        {figure === 'firstReply' ? 'Shows up with your first reply to a couple' : 'Nothing to show yet'}
      </p>
    );
  }

  const words = (value: number | null) => figureText(figure, value);
  const readOut = `${pointText(point)}: ${words(point.now[figure])}, ${beforeText(period, range)} ${words(point.before?.[figure] ?? null)}`;

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setShown(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))));
  }

  return (
    <figure className="m-0">
      <figcaption className="sr-only">{title}</figcaption>
      <ChartLegend before={beforeText(period, range)} hasMedian={model.medianY !== null} />
      <div className="ms-10 mt-4 md:ms-12">
        <div className="relative h-40 md:h-75">
          <Lines model={model} />
          {model.ticks.map(({ y, label }) => (
            <span
              key={y}
              aria-hidden="true"
              style={{ top: `${y}%` }}
              className="absolute end-full -translate-y-1/2 whitespace-nowrap pe-2.5 text-ink-soft text-xs tabular-nums"
            >
              {label}
            </span>
          ))}
          {shown !== null && (
            <ChartTip x={model.xOf(at)} y={model.yOf(at)} title={pointText(point)}>
              <Row label={FIGURE_LABELS[figure]} value={words(point.now[figure])} isStrong />
              <Row label={beforeText(period, range)} value={words(point.before?.[figure] ?? null)} />
            </ChartTip>
          )}
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={title}
            aria-valuetext={readOut}
            onChange={(event) => setShown(Number(event.target.value))}
            onFocus={(event) => event.target.matches(':focus-visible') && setShown(at)}
            onBlur={() => setShown(null)}
            onPointerMove={follow}
            onPointerLeave={(event) => event.currentTarget !== document.activeElement && setShown(null)}
            className="peer absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -inset-1 rounded-mark outline-primary peer-focus-visible:outline-2"
          />
        </div>
        <ChartNames names={model.names} />
      </div>
    </figure>
  );
}

function ChartNames({ names }: Pick<ChartModel, 'names'>) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-4.5 text-ink-soft text-xs">
      {names.map(({ x, label }, index) => (
        <span
          key={label}
          style={{ left: `${x}%` }}
          className={classNames(
            'absolute whitespace-nowrap',
            index > 0 && '-translate-x-1/2',
            index % 2 === 1 && 'max-md:hidden',
          )}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

function Row({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <span className="flex justify-between gap-6">
      <span className="first-letter:uppercase">{label}</span>
      <span className={classNames('tabular-nums', isStrong && 'font-semibold')}>{value}</span>
    </span>
  );
}
