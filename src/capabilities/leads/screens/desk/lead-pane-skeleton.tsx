import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';

export function LeadPaneSkeleton({ backTo }: { backTo: string }) {
  return (
    <>
      <div aria-busy="true" className="flex min-h-[60dvh] min-w-0 flex-col lg:min-h-0">
        <div className="flex items-center border-line border-b px-4 py-4 md:px-6">
          <BackLink to={backTo} />
          <div>
            <Skeleton className="h-7 w-56" />
            <Skeleton className="mt-2 h-4 w-80 max-w-full" />
          </div>
        </div>
        <div className="grow px-5 py-8 md:px-8">
          <div className="max-w-120 rounded-sheet bg-mist p-5">
            <SkeletonText lines={4} />
          </div>
        </div>
        <div className="border-line border-t px-5 py-4 md:px-8">
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
      <div className="hidden border-line border-s bg-mist/60 p-6 xl:block">
        <Skeleton className="mb-4 h-5 w-28" />
        <SkeletonText lines={7} />
      </div>
    </>
  );
}
