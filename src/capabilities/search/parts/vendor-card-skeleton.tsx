import { Skeleton } from '#ui/skeleton.tsx';

/** As tall as a card, so that nothing moves when it comes. */
export function VendorCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/3 w-full rounded-card" />
      <Skeleton className="mt-4 h-4 w-3/5" />
      <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      <Skeleton className="mt-2.5 h-3.5 w-2/5" />
    </div>
  );
}
