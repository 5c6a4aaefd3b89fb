import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { slugify } from '#base/text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OperationGroup } from './open-api-document.ts';
import { OperationCard } from './operation-card.tsx';

/** An id must not contain blanks, or it cannot be pointed at. */
function anchorOf(tag: string): string {
  return `tag-${slugify(tag)}`;
}

function titleOf(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

export function OperationGroups({ groups }: { groups: readonly OperationGroup[] }) {
  // The browser looked for the address's anchor before the document was here.
  useEffect(() => {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);

  if (groups.length === 0) {
    return (
      <EmptyState title="Nothing fits this filter" icon={<SearchX size={28} aria-hidden="true" />}>
        Try a part of a path, a method or a word of a summary.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-10">
      <nav aria-label="Groups of calls">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ tag }) => (
            <li key={tag}>
              <a
                href={`#${anchorOf(tag)}`}
                className="flex min-h-11 items-center rounded-full border border-line bg-paper px-4 transition-colors hover:border-ink/40"
              >
                {titleOf(tag)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ tag, operations }) => (
        <section key={tag} aria-labelledby={anchorOf(tag)}>
          <h2 id={anchorOf(tag)} className="mb-3 scroll-mt-4">
            {titleOf(tag)}
          </h2>
          <ul className="flex flex-col gap-3">
            {operations.map((operation) => (
              <OperationCard key={operation.anchor} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
