import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { linePath, linePoints, niceCeiling } from './chart-scale.ts';

export interface LineChartProps extends ChartProps {
  data: readonly ChartDatum[];
}

export function LineChart({ data, formatValue = String, ...rest }: LineChartProps) {
  const values = data.map(({ value }) => value);
  const ceiling = niceCeiling(values);
  const points = linePoints(values, ceiling);
  const legend = (
    <div className="flex justify-between">
      <span>{data[0]?.label}</span>
      {data.length > 1 && <span>{data.at(-1)?.label}</span>}
    </div>
  );
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <ChartAxis ceiling={ceiling} formatValue={formatValue} legend={legend}>
        {/* Only the line is stretched to the width; its thickness and the dots are not. */}
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
        {data.map(({ label, value }, index) => (
          <circle
            key={label}
            cx={`${points[index]?.x}%`}
            cy={`${points[index]?.y}%`}
            r="3.5"
            className="fill-paper stroke-2 stroke-secondary"
          >
            <title>{`${label}: ${formatValue(value)}`}</title>
          </circle>
        ))}
      </ChartAxis>
    </ChartFrame>
  );
}
