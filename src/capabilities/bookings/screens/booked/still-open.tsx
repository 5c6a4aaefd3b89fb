import { ArrowRight } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import type { Inquiry } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { PlainLink } from '#ui/plain-link.tsx';

interface StillOpenProps {
  booked: readonly TaxonomyKey[];
  /** Whom the couple talks to. */
  open: readonly Inquiry[];
}

/** The trades nobody is booked for yet: to their conversations, or to where vendors are found. */
export function StillOpen({ booked, open }: StillOpenProps) {
  const missing = MARKETPLACE_CATEGORIES.filter(({ taxonomyKey }) => !booked.includes(taxonomyKey));
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="still-open" className="mt-14 md:mt-18" data-print="hidden">
      <h2 id="still-open" className="mb-4">
        Still to find
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {missing.map(({ taxonomyKey, navLabel }) => {
          const talks = open.filter((inquiry) => inquiry.taxonomyKey === taxonomyKey).length;
          const inbox = `${paths.activeInquiries()}?category=${taxonomyKey}`;
          return (
            <li key={taxonomyKey}>
              <PlainLink
                to={talks > 0 ? inbox : categoryPath(taxonomyKey)}
                className="group flex min-h-16 items-center gap-4 rounded-card border border-line bg-paper px-5 py-3 transition-colors hover:border-ink/40"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{navLabel}</span>
                  <span className="block text-ink-soft text-sm">
                    {talks > 0 ? plural(talks, 'open conversation') : 'Find yours'}
                  </span>
                </span>
                <ArrowRight
                  size={20}
                  aria-hidden="true"
                  className="text-ink-soft transition-transform group-hover:translate-x-1"
                />
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
