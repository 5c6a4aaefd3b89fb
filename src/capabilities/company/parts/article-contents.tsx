import { ChevronDown } from 'lucide-react';
import type { ArticleSection } from './article.ts';

const LABEL = 'On this page';

function ContentsList({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-mark py-1.5 text-ink-soft transition-colors hover:text-primary hover:underline lg:min-h-0"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Folded above the text on small screens; beside it, and staying in view, where there is room. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <>
      <details
        className="group max-w-reading rounded-card border border-line bg-paper lg:hidden"
        data-print="hidden"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {LABEL}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={LABEL} className="px-4 pb-2">
          <ContentsList sections={sections} />
        </nav>
      </details>
      <nav
        aria-label={LABEL}
        className="max-lg:hidden lg:sticky lg:top-26 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:border-line lg:border-s lg:ps-6"
      >
        <p className="mb-2 font-semibold">{LABEL}</p>
        <ContentsList sections={sections} />
      </nav>
    </>
  );
}
