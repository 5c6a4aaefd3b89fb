import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { barPlaces, valueScale } from './chart-scale.ts';

export interface BarChartProps extends ChartProps {
  data: readonly ChartDatum[];
}

export function BarChart({ data, formatValue = String, ...rest }: BarChartProps) {
  const scale = valueScale(data.map(({ value }) => value));
  const places = barPlaces(data.length);
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
      <ChartAxis scale={scale} formatValue={formatValue} legend={legend}>
        {data.map(({ label, value }, index) => (
          <rect
            key={label}
            x={`${places[index]?.left}%`}
            y={`${scale(value)}%`}
            width={`${places[index]?.width}%`}
            height={`${100 - scale(value)}%`}
            rx="4"
            className="fill-secondary"
          >
            <title>{`${label}: ${formatValue(value)}`}</title>
          </rect>
        ))}
      </ChartAxis>
    </ChartFrame>
  );
}
