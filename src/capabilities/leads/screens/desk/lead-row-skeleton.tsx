import { Skeleton } from '#ui/skeleton.tsx';
import { ROW_HEIGHT } from './row-height.ts';

function LeadRowSkeleton() {
  return (
    <div style={{ height: ROW_HEIGHT }} className="border-line border-b py-4 ps-12 pe-4">
      <div className="flex justify-between">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3 w-12" />
      </div>
      <Skeleton className="mt-3 h-3 w-3/4" />
      <Skeleton className="mt-2.5 h-3 w-11/12" />
      <div className="mt-3 flex gap-2">
        <Skeleton className="h-6 w-14 rounded-full" />
        <Skeleton className="h-6 w-20 rounded-full" />
      </div>
    </div>
  );
}

/** As many rows as are awaited, in their own size. */
export function LeadRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => <LeadRowSkeleton key={row} />);
}
