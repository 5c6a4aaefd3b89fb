import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import {
  MARKETPLACE_CATEGORIES,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { StillPart } from '#ui/still-part.tsx';
import { DetailsMenu, menuLinkStyle } from './details-menu.tsx';
import { FilterLink } from './filter-link.tsx';

export interface CategoryMenuProps {
  category: TaxonomyKey;
  /** The same place in another category. */
  toCategory: (category: TaxonomyKey) => string;
}

function Categories({ category, hrefs }: { category: TaxonomyKey; hrefs: readonly string[] }) {
  return MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel, vendorCategory }, index) => (
    <li key={taxonomyKey}>
      <FilterLink
        isPage
        href={hrefs[index] ?? ''}
        aria-current={taxonomyKey === category || undefined}
        className={menuLinkStyle(taxonomyKey === category)}
      >
        <CategoryIcon name={vendorCategoryIcon(vendorCategory)} className="text-ink-soft" />
        {navLabel}
      </FilterLink>
    </li>
  ));
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
      <StillPart
        as="ul"
        className="grid sm:grid-cols-2"
        draw={Categories}
        of={{ category, hrefs: MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => toCategory(taxonomyKey)) }}
      />
    </DetailsMenu>
  );
}
