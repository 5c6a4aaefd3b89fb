import { X } from 'lucide-react';
import { PlainLink } from '#ui/plain-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FilterBar } from './filter-choices.ts';

/** How many there are, and what was asked for, each with the way to take it back. */
export function ChosenFilters({ bar, found }: { bar: FilterBar; found: string }) {
  const { chosen, everything } = bar;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-soft">
        {found}
      </p>
      {chosen.length > 0 && (
        <ul aria-label="Selected filters" className="flex flex-wrap items-center gap-2">
          {chosen.map(({ kind, label, without }) => (
            <li key={kind}>
              <PlainLink
                to={without}
                staysPut
                aria-label={`Remove ${label}`}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-secondary/10 ps-4 pe-3 font-semibold text-secondary text-sm transition-colors hover:bg-secondary/18"
              >
                {label}
                <X size={16} aria-hidden="true" />
              </PlainLink>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <TextLink to={everything} staysPut className="inline-flex min-h-11 items-center px-2 text-sm">
                Clear all
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
