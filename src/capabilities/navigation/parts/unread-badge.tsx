import { classNames } from '#ui/class-names.ts';

const MOST = 99;

export interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** Nothing when nothing waits. The number is read out with what it counts. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 font-semibold text-paper text-xs tabular-nums',
        className,
      )}
    >
      <span className="sr-only">, </span>
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
