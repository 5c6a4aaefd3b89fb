import { SearchX } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FilterBar } from './filter-choices.ts';

/** Says which of the choices to let go, since all of them together found nothing. */
export function NothingFound({ bar, title }: { bar: FilterBar; title: string }) {
  return (
    <EmptyState title={title} icon={<SearchX size={28} aria-hidden="true" />}>
      <p>Try removing a filter.</p>
      <ul className="flex flex-wrap justify-center gap-x-5 pt-3">
        {bar.chosen.map(({ kind, label, without }) => (
          <li key={kind}>
            <TextLink to={without} className="inline-flex min-h-11 items-center">
              Without “{label}”
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink to={bar.everything} className="inline-flex min-h-11 items-center">
            Show everything
          </TextLink>
        </li>
      </ul>
    </EmptyState>
  );
}
