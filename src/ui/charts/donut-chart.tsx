import { classNames } from '../class-names.ts';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { donutArcs } from './chart-scale.ts';

export interface DonutChartProps extends ChartProps {
  data: readonly ChartDatum[];
  /** In the middle: the total, in two or three words. */
  center?: string;
}

// In this order neighbours differ in lightness too, for eyes that tell few colours apart.
const strokes = [
  'stroke-primary',
  'stroke-gold',
  'stroke-secondary',
  'stroke-bronze',
  'stroke-bay',
  'stroke-silver',
  'stroke-forest',
  'stroke-purple',
];
const fills = [
  'bg-primary',
  'bg-gold',
  'bg-secondary',
  'bg-bronze',
  'bg-bay',
  'bg-silver',
  'bg-forest',
  'bg-purple',
];

/** Space between two arcs, in percent of the ring. */
const GAP = 0.8;

export function DonutChart({ data, center, formatValue = String, ...rest }: DonutChartProps) {
  const arcs = donutArcs(data.map(({ value }) => value));
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <div className="flex flex-wrap items-center gap-6">
        <svg
          aria-hidden="true"
          viewBox="0 0 120 120"
          width="140"
          height="140"
          className="shrink-0 -rotate-90"
        >
          <circle cx="60" cy="60" r="50" fill="none" strokeWidth="16" className="stroke-ink/6" />
          {arcs.map(({ length, start }, index) =>
            length === 0 ? null : (
              <circle
                key={data[index]?.label}
                cx="60"
                cy="60"
                r="50"
                fill="none"
                strokeWidth="16"
                pathLength="100"
                strokeDasharray={`${Math.max(length - (length < 100 ? GAP : 0), 0.1)} 100`}
                strokeDashoffset={-start}
                className={strokes[index % strokes.length]}
              />
            ),
          )}
          {center && (
            <text
              x="60"
              y="60"
              textAnchor="middle"
              dominantBaseline="central"
              transform="rotate(90 60 60)"
              className="fill-ink font-display text-xl"
            >
              {center}
            </text>
          )}
        </svg>
        <ul className="min-w-44 grow text-sm">
          {data.map(({ label, value }, index) => (
            <li key={label} className="flex items-center gap-2.5 border-line py-1.5 not-last:border-b">
              <span className={classNames('size-3 shrink-0 rounded-full', fills[index % fills.length])} />
              <span className="min-w-0 grow">{label}</span>
              <span className="font-semibold tabular-nums">{formatValue(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
