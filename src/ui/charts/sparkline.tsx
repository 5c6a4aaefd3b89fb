import { classNames } from '../class-names.ts';
import { changeScale, evenPoints, linePath } from './chart-scale.ts';

export interface SparklineProps {
  /** Says what the line shows in words: 'Inquiries, rising from 4 to 11 in six weeks'. */
  label: string;
  values: readonly number[];
  className?: string;
}

/** A line without axes, for a tile that already names its number. */
export function Sparkline({ label, values, className }: SparklineProps) {
  if (values.length < 2) return null;
  const points = evenPoints(values, changeScale(values));
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="40"
      className={classNames('block overflow-visible py-1', className)}
    >
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d={linePath(points) ?? undefined}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-secondary"
        />
      </svg>
      {last && <circle cx={`${last.x}%`} cy={`${last.y}%`} r="3.5" className="fill-secondary" />}
    </svg>
  );
}
