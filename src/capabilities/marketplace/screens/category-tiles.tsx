import { pageWidth } from '#app/page-width.ts';
import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import {
  FEATURED_CATEGORIES,
  marketplaceCategory,
  TAXONOMY_KEYS,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { CATEGORY_TEXTS } from './category-texts.data.ts';
import { marketplacePicture } from './marketplace-pictures.ts';

/** What people browse first, then the rest. */
const TILES = [...FEATURED_CATEGORIES, ...TAXONOMY_KEYS.filter((key) => !FEATURED_CATEGORIES.includes(key))];

function CategoryTile({ taxonomyKey }: { taxonomyKey: TaxonomyKey }) {
  const { browseLabel, vendorCategory } = marketplaceCategory(taxonomyKey);
  const { line, alt } = CATEGORY_TEXTS[taxonomyKey];
  return (
    <PlainLink to={categoryPath(taxonomyKey)} className="group block rounded-card">
      <span className="relative block aspect-square overflow-hidden rounded-card bg-blush">
        <BuiltPicture
          variants={marketplacePicture(taxonomyKey)}
          alt={alt}
          ratio={1}
          sizes="(min-width: 80rem) 224px, (min-width: 48rem) 18vw, 44vw"
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
        <span className="absolute start-2.5 bottom-2.5 flex size-10 items-center justify-center rounded-full bg-paper text-primary shadow-float">
          <CategoryIcon name={vendorCategoryIcon(vendorCategory)} />
        </span>
      </span>
      <span className="mt-3 block font-semibold group-hover:text-primary">{browseLabel}</span>
      <span className="block text-ink-soft text-sm">{line}</span>
    </PlainLink>
  );
}

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories" className={`${pageWidth} py-14 md:py-20`}>
      <h2 id="categories" className="text-3xl md:text-4xl">
        Everyone it takes
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft text-lg">
        Ten kinds of pros make a wedding. You might need three of them, or all ten.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-5 lg:gap-x-5 lg:gap-y-9">
        {TILES.map((key) => (
          <li key={key}>
            <CategoryTile taxonomyKey={key} />
          </li>
        ))}
      </ul>
    </section>
  );
}
