import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface FieldSkeletonsProps {
  count: number;
  columns?: 1 | 2;
  /** What the account has now stands above the field to change it. */
  hasCurrentValue?: boolean;
}

/** Laid out like the form that replaces it, line for line, so that nothing below moves when it comes. */
export function FieldSkeletons({ count, columns = 1, hasCurrentValue }: FieldSkeletonsProps) {
  return (
    <div className="flex flex-col gap-2">
      {hasCurrentValue && <Skeleton className="mb-2 h-6.5 w-60" />}
      <div className={classNames('grid gap-x-4 gap-y-2', columns === 2 ? 'sm:grid-cols-2' : 'max-w-120')}>
        {Array.from({ length: count }, (_, index) => index).map((field) => (
          <div key={field} className="h-21.5">
            <Skeleton className="h-15 w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-36 rounded-full" />
    </div>
  );
}
