import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { paginationRange } from './pagination-range.ts';
import { PlainLink } from './plain-link.tsx';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** A real address for every page: it can be shared, opened in a new tab, and found by search engines. */
  toPage: (page: number) => string;
  label?: string;
  className?: string;
}

const mark = 'flex size-11 items-center justify-center rounded-full tabular-nums transition-colors';

interface TurnProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  icon: ReactNode;
}

function Turn({ to, rel, label, icon }: TurnProps) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={classNames(mark, 'text-ink/35')}>
        {icon}
      </span>
    );
  }
  return (
    <PlainLink to={to} rel={rel} aria-label={label} className={classNames(mark, 'hover:bg-ink/6')}>
      {icon}
    </PlainLink>
  );
}

export function Pagination({ page, pageCount, toPage, label = 'Pages', className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const marks = paginationRange(page, pageCount);
  return (
    <nav aria-label={label} className={className} data-print="hidden">
      <ul className="flex items-center justify-center gap-1">
        <li>
          <Turn
            to={page > 1 ? toPage(page - 1) : undefined}
            rel="prev"
            label="Previous page"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
          />
        </li>
        {marks.map((entry, index) =>
          entry === 'gap' ? (
            <li
              key={`after-${marks[index - 1]}`}
              aria-hidden="true"
              className="hidden w-8 text-center sm:block"
            >
              …
            </li>
          ) : (
            <li key={entry} className="hidden sm:block">
              <PlainLink
                to={toPage(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={classNames(
                  mark,
                  entry === page ? 'bg-ink font-semibold text-paper' : 'hover:bg-ink/6',
                )}
              >
                {entry}
              </PlainLink>
            </li>
          ),
        )}
        <li className="px-3 text-sm tabular-nums sm:hidden">
          Page {page} of {pageCount}
        </li>
        <li>
          <Turn
            to={page < pageCount ? toPage(page + 1) : undefined}
            rel="next"
            label="Next page"
            icon={<ChevronRight size={20} aria-hidden="true" />}
          />
        </li>
      </ul>
    </nav>
  );
}
