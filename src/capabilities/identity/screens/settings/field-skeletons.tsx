import { Skeleton } from '#ui/skeleton.tsx';

/** As high as the fields and the button that replace it. */
export function FieldSkeletons({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => index).map((field) => (
        <div key={field} className="min-h-23.5">
          <Skeleton className="h-15 w-full" />
        </div>
      ))}
      <Skeleton className="h-11 w-36 rounded-full" />
    </>
  );
}
