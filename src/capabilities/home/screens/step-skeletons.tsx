import { Skeleton } from '#ui/skeleton.tsx';

/** The card of one step, whether it is known yet or not. */
export const STEP_CARD =
  'relative flex gap-4 rounded-card border border-line bg-paper p-5 md:flex-col md:gap-3 md:p-6';

/** As large as the card it stands for. */
function StepSkeleton() {
  return (
    <li className={STEP_CARD}>
      <Skeleton shape="circle" className="size-11 shrink-0" />
      <div className="grow">
        <Skeleton className="h-7 w-3/5" />
        <div className="mt-1 min-h-13 pt-1.5">
          <Skeleton className="h-3.5 w-full" />
        </div>
      </div>
    </li>
  );
}

export function StepSkeletons() {
  return [1, 2, 3].map((place) => <StepSkeleton key={place} />);
}
