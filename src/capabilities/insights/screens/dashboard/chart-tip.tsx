import type { ReactNode } from 'react';

interface ChartTipProps {
  /** In percent of the plot. */
  x: number;
  y: number | null;
  title: string;
  children: ReactNode;
}

/** What the chart says at one place, on the side where there is room. The slider says the same to those who do not see it. */
export function ChartTip({ x, y, title, children }: ChartTipProps) {
  const isRight = x > 55;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-1">
      <span style={{ left: `${x}%` }} className="absolute inset-y-0 w-px bg-ink" />
      {y !== null && (
        <span
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-secondary"
        />
      )}
      <span
        style={{ left: `${x}%`, translate: isRight ? 'calc(-100% - 0.75rem) 0' : '0.75rem 0' }}
        className="absolute bottom-2 grid min-w-44 gap-1 rounded-input bg-ink px-3 py-2.5 text-paper text-xs shadow-float"
      >
        <span className="font-semibold">{title}</span>
        {children}
      </span>
    </div>
  );
}
