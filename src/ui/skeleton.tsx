import { classNames } from './class-names.ts';

export interface SkeletonProps {
  /** Size it like what will come, so that nothing moves when it does. */
  className?: string;
  shape?: 'block' | 'circle';
}

/** Silent: the region that loads says so once itself (aria-busy), not each grey bar. */
export function Skeleton({ className, shape = 'block' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer bg-ink/10',
        shape === 'circle' ? 'rounded-full' : 'rounded-input',
        className,
      )}
    />
  );
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block space-y-3', className)}>
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <Skeleton key={line} className={line === lines - 1 && lines > 1 ? 'h-3.5 w-2/3' : 'h-3.5 w-full'} />
      ))}
    </span>
  );
}
