import { classNames } from '#ui/class-names.ts';
import type { PhotoFilter, PhotoWall } from '../../contract/couple-wall.contract.ts';

type Counts = PhotoWall['counts'];

const FILTERS: readonly { id: PhotoFilter; label: string; count: (counts: Counts) => number }[] = [
  { id: 'ALL', label: 'All', count: ({ WAITING, SHOWN, HIDDEN }) => WAITING + SHOWN + HIDDEN },
  { id: 'WAITING', label: 'Waiting', count: ({ WAITING }) => WAITING },
  { id: 'SHOWN', label: 'Shown', count: ({ SHOWN }) => SHOWN },
  { id: 'HIDDEN', label: 'Hidden', count: ({ HIDDEN }) => HIDDEN },
  { id: 'REPORTED', label: 'Reported', count: ({ reported }) => reported },
  { id: 'REMOVED', label: 'Removed', count: ({ REMOVED }) => REMOVED },
];

interface FilterBarProps {
  counts: Counts;
  filter: PhotoFilter;
  onFilter: (filter: PhotoFilter) => void;
}

/** One kind of photo at a time, and how many there are of each. */
export function FilterBar({ counts, filter, onFilter }: FilterBarProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Which photos to show</legend>
      {FILTERS.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === filter}
          onClick={() => onFilter(id)}
          className={classNames(
            'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 font-semibold text-sm',
            id === filter
              ? 'border-secondary bg-secondary text-paper'
              : 'border-line-strong bg-paper hover:border-ink',
          )}
        >
          {label}
          <span className={id === filter ? 'tabular-nums' : 'text-ink-soft tabular-nums'}>
            {count(counts)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
