import { arc, type PieArcDatum } from 'd3-shape';
import { classNames } from '../class-names.ts';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { slices } from './chart-scale.ts';

export interface DonutChartProps extends ChartProps {
  data: readonly ChartDatum[];
  /** In the middle: the total, in two or three words. */
  center?: string;
}

// In this order neighbours differ in lightness too, for eyes that tell few colours apart.
const looks = [
  { slice: 'fill-primary', dot: 'bg-primary' },
  { slice: 'fill-gold', dot: 'bg-gold' },
  { slice: 'fill-secondary', dot: 'bg-secondary' },
  { slice: 'fill-bronze', dot: 'bg-bronze' },
  { slice: 'fill-bay', dot: 'bg-bay' },
  { slice: 'fill-silver', dot: 'bg-silver' },
  { slice: 'fill-forest', dot: 'bg-forest' },
  { slice: 'fill-purple', dot: 'bg-purple' },
];

/** The ring in a box of 120, with a little space between two slices. */
const ring = arc<PieArcDatum<unknown>>().innerRadius(42).outerRadius(58).padAngle(0.05);

export function DonutChart({ data, center, formatValue = String, ...rest }: DonutChartProps) {
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <div className="flex flex-wrap items-center gap-6">
        <svg aria-hidden="true" viewBox="-60 -60 120 120" width="140" height="140" className="shrink-0">
          <circle r="50" fill="none" strokeWidth="16" className="stroke-ink/6" />
          {slices(data.map(({ value }) => value)).map((slice, index) =>
            slice.value <= 0 ? null : (
              <path
                key={data[index]?.label}
                d={ring(slice) ?? undefined}
                className={looks[index % looks.length]?.slice}
              />
            ),
          )}
          {center && (
            <text textAnchor="middle" dominantBaseline="central" className="fill-ink font-display text-xl">
              {center}
            </text>
          )}
        </svg>
        <ul className="min-w-44 grow text-sm">
          {data.map(({ label, value }, index) => (
            <li key={label} className="flex items-center gap-2.5 border-line py-1.5 not-last:border-b">
              <span
                className={classNames('size-3 shrink-0 rounded-full', looks[index % looks.length]?.dot)}
              />
              <span className="min-w-0 grow">{label}</span>
              <span className="font-semibold tabular-nums">{formatValue(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
