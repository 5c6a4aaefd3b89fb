import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface TimelineStep {
  /** A day, or what the step is called: 'Jun 1', 'Day 3'. Unique within the line. */
  when: string;
  title: string;
  text?: ReactNode;
  /** Where something ends or costs money. */
  isMarked?: boolean;
}

/** What happens when, from top to bottom; the line between two steps is for the eyes alone. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className="rounded-card border border-line bg-paper px-4 py-5 md:px-6">
      {steps.map(({ when, title, text, isMarked = false }) => (
        <li
          key={when}
          className="group relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0 sm:grid-cols-[6.5rem_1rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <p className="text-ink-soft text-sm tabular-nums leading-6 max-sm:col-start-2 max-sm:row-start-1 sm:text-end">
            {when}
          </p>
          <span
            aria-hidden="true"
            className="relative max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 sm:col-start-2"
          >
            <span className="absolute start-1/2 top-3 -bottom-9 -translate-x-1/2 border-line border-s group-last:hidden" />
            <span
              className={classNames(
                'absolute start-1/2 top-1.5 size-3 -translate-x-1/2 rounded-full border-2',
                isMarked ? 'border-primary bg-primary' : 'border-secondary bg-paper',
              )}
            />
          </span>
          <div className="max-sm:col-start-2 sm:col-start-3">
            <p className="font-semibold leading-6">{title}</p>
            {text && <div className="mt-0.5 text-ink-soft">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
