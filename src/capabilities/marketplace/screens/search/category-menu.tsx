import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import {
  MARKETPLACE_CATEGORIES,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { DetailsMenu, menuLinkStyle } from './details-menu.tsx';
import { FilterLink } from './filter-link.tsx';

export interface CategoryMenuProps {
  category: TaxonomyKey;
  /** The same place in another category. */
  toCategory: (category: TaxonomyKey) => string;
}

/** The other trades, in the same place. */
export function CategoryMenu({ category, toCategory }: CategoryMenuProps) {
  return (
    <DetailsMenu
      summary={
        <>
          <span className="sr-only">Category: </span>
          <span className="font-semibold">{marketplaceCategory(category).navLabel}</span>
        </>
      }
    >
      <ul className="grid sm:grid-cols-2">
        {MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel, vendorCategory }) => (
          <li key={taxonomyKey}>
            <FilterLink
              isPage
              href={toCategory(taxonomyKey)}
              aria-current={taxonomyKey === category || undefined}
              className={menuLinkStyle(taxonomyKey === category)}
            >
              <CategoryIcon name={vendorCategoryIcon(vendorCategory)} className="text-ink-soft" />
              {navLabel}
            </FilterLink>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}
