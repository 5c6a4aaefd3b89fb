import { axisTicks, percentOf } from './chart-scale.ts';

interface ChartAxisProps {
  ceiling: number;
  formatValue: (value: number) => string;
}

/** Hairlines at zero, middle and ceiling with their numbers; drawn in percent, so that text is never stretched. */
export function ChartAxis({ ceiling, formatValue }: ChartAxisProps) {
  return axisTicks(ceiling).map((tick) => {
    const y = `${100 - percentOf(tick, ceiling)}%`;
    return (
      <g key={tick}>
        <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
        <text x="0" y={y} dy="-5" className="fill-ink-soft text-xs tabular-nums">
          {formatValue(tick)}
        </text>
      </g>
    );
  });
}
