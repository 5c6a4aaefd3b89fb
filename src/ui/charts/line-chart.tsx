import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { linePath, linePoints, niceCeiling } from './chart-scale.ts';

export interface LineChartProps extends ChartProps {
  data: readonly ChartDatum[];
}

export function LineChart({ data, formatValue = String, ...rest }: LineChartProps) {
  const ceiling = niceCeiling(data.map(({ value }) => value));
  const points = linePoints(
    data.map(({ value }) => value),
    ceiling,
  );
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <svg aria-hidden="true" width="100%" height="180" className="block overflow-visible pt-5">
        <ChartAxis ceiling={ceiling} formatValue={formatValue} />
        {/* Only the line is stretched to the width; its thickness, the dots and the text are not. */}
        <svg aria-hidden="true" x="8%" width="91%" height="100%" className="overflow-visible">
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible"
          >
            <path d={`${linePath(points)} L100 100 L0 100 Z`} className="fill-secondary/8" />
            <path
              d={linePath(points)}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              className="stroke-secondary"
            />
          </svg>
          {points.map((point, index) => (
            <circle
              key={data[index]?.label}
              cx={`${point.x}%`}
              cy={`${point.y}%`}
              r="3.5"
              className="fill-paper stroke-2 stroke-secondary"
            >
              <title>{`${data[index]?.label}: ${formatValue(data[index]?.value ?? 0)}`}</title>
            </circle>
          ))}
        </svg>
      </svg>
      <div className="mt-1.5 flex justify-between ps-[8%] text-ink-soft text-xs">
        <span>{data[0]?.label}</span>
        {data.length > 1 && <span>{data.at(-1)?.label}</span>}
      </div>
    </ChartFrame>
  );
}
