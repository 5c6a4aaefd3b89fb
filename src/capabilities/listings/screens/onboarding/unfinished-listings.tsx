import { ArrowRight } from 'lucide-react';
import { isTaxonomyKey, marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { onboardPath } from '../../rules/onboard-path.ts';

export type Unfinished = { uuid: string; name: string; taxonomyKey: string };

/** Before somebody begins another, what they began before. */
export function UnfinishedListings({ listings }: { listings: readonly Unfinished[] }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="mb-8 max-w-reading rounded-card bg-blush px-5 py-4">
      <h2 id="unfinished" className="text-lg">
        Pick up where you left off
      </h2>
      <ul>
        {listings.map(({ uuid, name, taxonomyKey }) => (
          <li key={uuid} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="wrap-anywhere min-w-0 grow basis-48">
              <span className="font-semibold">{name}</span>
              {isTaxonomyKey(taxonomyKey) && (
                <span className="text-ink-soft"> · {marketplaceCategory(taxonomyKey).navLabel}</span>
              )}
            </span>
            <ButtonLink to={onboardPath({ storefront: uuid })} variant="secondary" size="small">
              Continue
              <span className="sr-only"> with {name}</span>
              <ArrowRight size={16} aria-hidden="true" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
