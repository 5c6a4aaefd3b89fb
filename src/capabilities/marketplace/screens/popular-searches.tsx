import { pageWidth } from '#app/page-width.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { POPULAR_MARKETS } from './popular-markets.data.ts';

const CATEGORIES: readonly TaxonomyKey[] = [
  'wedding-venues',
  'wedding-photographers',
  'wedding-catering',
  'wedding-florists',
];

const link = 'inline-flex min-h-11 items-center py-1 text-sm leading-5 md:min-h-8 md:text-base';

/** Ways into the listings that need neither a script nor a choice. */
export function PopularSearches({ states }: { states: readonly { name: string; slug: string }[] }) {
  return (
    <section aria-labelledby="popular-searches" className={`${pageWidth} py-14 md:py-20`}>
      <h2 id="popular-searches" className="text-3xl md:text-4xl">
        Popular searches
      </h2>
      <div className="mt-7 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
        {CATEGORIES.map((category) => {
          const { browseLabel } = marketplaceCategory(category);
          return (
            <div key={category}>
              <h3 className="font-semibold font-text text-base">{browseLabel}</h3>
              <ul className="mt-1.5">
                {POPULAR_MARKETS.map(({ name, slug }) => (
                  <li key={slug}>
                    <TextLink
                      to={searchPath(slug, category)}
                      look="plain"
                      className={`${link} text-ink-soft`}
                    >
                      {browseLabel} in {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <details className="group mt-8 border-line border-t">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold hover:text-primary">
          Venues in every state
          <span aria-hidden="true" className="text-2xl text-ink-soft leading-none group-open:rotate-45">
            +
          </span>
        </summary>
        <ul className="grid grid-cols-2 gap-x-4 pb-4 sm:grid-cols-3 lg:grid-cols-5">
          {states.map(({ name, slug }) => (
            <li key={slug}>
              <TextLink
                to={searchPath(slug, 'wedding-venues')}
                look="plain"
                className={`${link} text-ink-soft`}
              >
                Venues in {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
