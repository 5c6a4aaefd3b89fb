import { ChevronDown } from 'lucide-react';
import { PageSection } from './page-section.tsx';
import type { StorefrontView } from './storefront-view.ts';

/** The browser's own folds, one open at a time: they work without scripts and are found by a search within the page. */
export function FaqSection({ faqs }: Pick<StorefrontView, 'faqs'>) {
  if (faqs.length === 0) return null;
  return (
    <PageSection id="faq" title="Questions couples ask">
      <div className="mt-4 border-line border-t">
        {faqs.map(({ question, answer }) => (
          <details
            key={question}
            name="faq"
            className="group border-line border-b print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="wrap-anywhere flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="text-ink-soft transition-transform duration-350 group-open:-scale-y-100"
              />
            </summary>
            <p className="wrap-anywhere max-w-reading whitespace-pre-line pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </PageSection>
  );
}
