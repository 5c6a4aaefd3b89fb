import { ChartAxis } from './chart-axis.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { dayScale, valueScale } from './chart-scale.ts';
import { LinePlot } from './line-plot.tsx';

export interface TimeDatum {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

export interface TimeChartProps extends ChartProps {
  /** In any order; days without a value are bridged. */
  data: readonly TimeDatum[];
}

/** Names below the line: as many as a phone has room for. */
const NAMES = 3;
const EDGE_PERCENT = 8;

const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A name stands under its place, but not beyond the edges. */
function shiftOf(x: number): string {
  if (x < EDGE_PERCENT) return '0';
  return x > 100 - EDGE_PERCENT ? '-100%' : '-50%';
}

/** What happened on days that are not at equal distances: payments, views, answers. */
export function TimeChart({ data, formatValue = String, ...rest }: TimeChartProps) {
  const days = data.toSorted((a, b) => a.day.localeCompare(b.day));
  const across = dayScale(days.map(({ day }) => day));
  const scale = valueScale(days.map(({ value }) => value));
  const points = days.map(({ day, value }) => ({
    x: across(Date.parse(day)),
    y: scale(value),
    label: fullDay.format(Date.parse(day)),
    valueText: formatValue(value),
  }));
  const ticks = days.length === 0 ? [] : across.ticks(NAMES);
  const areMonths = ticks.every((tick) => tick.getUTCDate() === 1);
  const legend = (
    <div className="relative h-4">
      {ticks.map((tick) => (
        <span
          key={tick.getTime()}
          style={{ left: `${across(tick)}%`, translate: shiftOf(across(tick)) }}
          className="absolute whitespace-nowrap"
        >
          {(areMonths ? month : shortDay).format(tick)}
        </span>
      ))}
    </div>
  );
  const rows = days.map(({ value }, index) => ({ label: points[index]?.label ?? '', value }));
  return (
    <ChartFrame {...rest} data={rows} formatValue={formatValue}>
      <ChartAxis scale={scale} formatValue={formatValue} legend={legend}>
        <LinePlot points={points} />
      </ChartAxis>
    </ChartFrame>
  );
}
