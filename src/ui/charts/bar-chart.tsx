import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { niceCeiling, percentOf } from './chart-scale.ts';

export interface BarChartProps extends ChartProps {
  data: readonly ChartDatum[];
}

/** Room for the numbers of the axis, left of the first bar. */
const AXIS_PERCENT = 10;

export function BarChart({ data, formatValue = String, ...rest }: BarChartProps) {
  const ceiling = niceCeiling(data.map(({ value }) => value));
  const slot = (100 - AXIS_PERCENT) / Math.max(data.length, 1);
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <svg aria-hidden="true" width="100%" height="180" className="block overflow-visible pt-5">
        <ChartAxis ceiling={ceiling} formatValue={formatValue} />
        {data.map(({ label, value }, index) => {
          const height = percentOf(value, ceiling);
          return (
            <rect
              key={label}
              x={`${AXIS_PERCENT + (index + 0.2) * slot}%`}
              y={`${100 - height}%`}
              width={`${slot * 0.6}%`}
              height={`${height}%`}
              rx="4"
              className="fill-secondary"
            >
              <title>{`${label}: ${formatValue(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="mt-1.5 flex text-ink-soft text-xs" style={{ paddingInlineStart: `${AXIS_PERCENT}%` }}>
        {data.map(({ label }) => (
          <span key={label} className="min-w-0 grow basis-0 truncate text-center">
            {label}
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
