import type { ReactNode } from 'react';
import { type ValueScale, valueTicks } from './chart-scale.ts';

interface ChartAxisProps {
  scale: ValueScale;
  formatValue: (value: number) => string;
  /** Drawn in percent of the plot, so that neither text nor lines are ever stretched. */
  children: ReactNode;
  /** Under the plot. */
  legend: ReactNode;
  /** Of the plot, in pixels. */
  height?: number;
}

/** Hairlines at round numbers, which stand in the margin where nothing is drawn. */
export function ChartAxis({ scale, formatValue, children, legend, height = 160 }: ChartAxisProps) {
  const ticks = valueTicks(scale).map((tick) => ({ tick, y: `${scale(tick)}%` }));
  return (
    <div className="ms-12 pt-2.5">
      <div className="relative">
        <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
          {ticks.map(({ tick, y }) => (
            <line key={tick} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
          ))}
          {children}
        </svg>
        {ticks.map(({ tick, y }) => (
          <span
            key={tick}
            style={{ top: y }}
            className="absolute end-full -translate-y-1/2 pe-2.5 text-ink-soft text-xs tabular-nums"
          >
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div className="mt-2 text-ink-soft text-xs">{legend}</div>
    </div>
  );
}
