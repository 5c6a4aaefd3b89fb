import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { niceCeiling, percentOf } from './chart-scale.ts';

export interface BarChartProps extends ChartProps {
  data: readonly ChartDatum[];
}

/** Share of its place that a bar takes; the rest is air. */
const BAR_SHARE = 0.6;

export function BarChart({ data, formatValue = String, ...rest }: BarChartProps) {
  const ceiling = niceCeiling(data.map(({ value }) => value));
  const slot = 100 / Math.max(data.length, 1);
  const legend = (
    <div className="flex">
      {data.map(({ label }) => (
        <span key={label} className="min-w-0 grow basis-0 truncate text-center">
          {label}
        </span>
      ))}
    </div>
  );
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <ChartAxis ceiling={ceiling} formatValue={formatValue} legend={legend}>
        {data.map(({ label, value }, index) => {
          const height = percentOf(value, ceiling);
          return (
            <rect
              key={label}
              x={`${(index + (1 - BAR_SHARE) / 2) * slot}%`}
              y={`${100 - height}%`}
              width={`${slot * BAR_SHARE}%`}
              height={`${height}%`}
              rx="4"
              className="fill-secondary"
            >
              <title>{`${label}: ${formatValue(value)}`}</title>
            </rect>
          );
        })}
      </ChartAxis>
    </ChartFrame>
  );
}
