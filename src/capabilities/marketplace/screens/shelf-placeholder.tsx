import { Skeleton } from '#ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** As high as a shelf of cards, so that nothing below it moves when they come. */
export function ShelfPlaceholder() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-11 w-4/5 max-w-120" />
      <div className="mt-5 flex gap-4 overflow-hidden py-1.5 md:mt-7 md:gap-5">
        {CARDS.map((card) => (
          <div key={card} className="w-(--shelf-card) shrink-0">
            <Skeleton className="aspect-4/3 rounded-card!" />
            <Skeleton className="mt-4 h-4 w-3/4" />
            <Skeleton className="mt-3 h-3.5 w-1/2" />
            <Skeleton className="mt-3 h-3.5 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
