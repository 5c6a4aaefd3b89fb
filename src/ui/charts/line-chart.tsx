import { ChartAxis } from './chart-axis.tsx';
import { type ChartDatum, ChartFrame, type ChartProps } from './chart-frame.tsx';
import { evenPoints, valueScale } from './chart-scale.ts';
import { LinePlot } from './line-plot.tsx';

export interface LineChartProps extends ChartProps {
  data: readonly ChartDatum[];
  /** What a value can be at most: five stars. */
  most?: number;
}

/** Steps at equal distances. For days that are not, there is the time chart. */
export function LineChart({ data, most, formatValue = String, ...rest }: LineChartProps) {
  const values = data.map(({ value }) => value);
  const scale = valueScale(values, most);
  const points = evenPoints(values, scale).map((point, index) => ({
    ...point,
    label: data[index]?.label ?? '',
    valueText: formatValue(values[index] ?? 0),
  }));
  const legend = (
    <div className="flex justify-between">
      <span>{data[0]?.label}</span>
      {data.length > 1 && <span>{data.at(-1)?.label}</span>}
    </div>
  );
  return (
    <ChartFrame {...rest} data={data} formatValue={formatValue}>
      <ChartAxis scale={scale} formatValue={formatValue} legend={legend}>
        <LinePlot points={points} />
      </ChartAxis>
    </ChartFrame>
  );
}
