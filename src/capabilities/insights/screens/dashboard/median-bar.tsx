import { classNames } from '#ui/class-names.ts';

interface MedianBarProps {
  /** From 0 to 1. */
  value: number;
  median: number | null;
  isBehind?: boolean;
  className?: string;
}

const percent = (share: number) => `${Math.max(0, Math.min(1, share)) * 100}%`;

/** A bar, and a black tick where the middle of the others is. The words beside it say the same. */
export function MedianBar({ value, median, isBehind = false, className }: MedianBarProps) {
  return (
    <span aria-hidden="true" className={classNames('relative block h-1.75 rounded-full bg-ink/8', className)}>
      <span
        style={{ width: percent(value) }}
        className={classNames('block h-full rounded-full', isBehind ? 'bg-orange' : 'bg-secondary')}
      />
      {median !== null && (
        <span
          style={{ left: percent(median) }}
          className="absolute top-1/2 h-4 w-0.5 -translate-x-1/2 -translate-y-1/2 bg-ink"
        />
      )}
    </span>
  );
}

/** Explains the tick, once on each card. */
export function MedianNote({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2.5 text-ink-soft text-sm">
      <span aria-hidden="true" className="h-4 w-0.5 bg-ink" />
      {children}
    </p>
  );
}
