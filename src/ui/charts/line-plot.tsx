import { areaPath, type ChartPoint, linePath } from './chart-scale.ts';

interface LinePlotProps {
  points: readonly (ChartPoint & { label: string; valueText: string })[];
}

/** A line with its dots. Only the line is stretched to the width; its thickness and the dots are not. */
export function LinePlot({ points }: LinePlotProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path d={areaPath(points) ?? undefined} className="fill-secondary/8" />
        <path
          d={linePath(points) ?? undefined}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className="stroke-secondary"
        />
      </svg>
      {points.map(({ x, y, label, valueText }) => (
        <circle
          key={label}
          cx={`${x}%`}
          cy={`${y}%`}
          r="3.5"
          className="fill-paper stroke-2 stroke-secondary"
        >
          <title>{`${label}: ${valueText}`}</title>
        </circle>
      ))}
    </>
  );
}
