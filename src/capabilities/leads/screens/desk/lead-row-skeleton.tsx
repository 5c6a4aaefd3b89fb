import { Skeleton } from '#ui/skeleton.tsx';

function LeadRowSkeleton() {
  return (
    <div className="flex h-21 items-center gap-2.5 border-line border-b px-2.5 pe-4 lg:h-15.5">
      <Skeleton className="size-9 shrink-0 rounded-full" />
      <div className="grow">
        <div className="flex justify-between">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-12" />
        </div>
        <Skeleton className="mt-2.5 h-3 w-3/4" />
        <Skeleton className="mt-2.5 h-5 w-24 rounded-full lg:hidden" />
      </div>
    </div>
  );
}

/** As many rows as are awaited, in their own size. */
export function LeadRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => <LeadRowSkeleton key={row} />);
}
