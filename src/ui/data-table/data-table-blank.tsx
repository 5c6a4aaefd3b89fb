import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton.tsx';

interface DataTableBlankProps {
  label: string;
  isLoading: boolean | undefined;
  empty: ReactNode;
}

const bars = [1, 2, 3, 4, 5, 6];

/** What stands in the place of a table without rows: the promise of some, or why there are none. */
export function DataTableBlank({ label, isLoading, empty }: DataTableBlankProps) {
  return (
    <section
      aria-label={label}
      aria-busy={isLoading || undefined}
      className="rounded-card border border-line bg-paper"
    >
      {isLoading ? (
        <div className="space-y-7 p-5">
          <span className="sr-only">Loading</span>
          {bars.map((bar) => (
            <Skeleton key={bar} className="h-6" />
          ))}
        </div>
      ) : (
        empty
      )}
    </section>
  );
}
