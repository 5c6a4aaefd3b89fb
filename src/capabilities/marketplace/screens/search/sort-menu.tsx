import type { SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { naturalOrder, type SortKey, type SortOrder } from '#capabilities/search/rules/sort-keys.ts';
import { StillPart } from '#ui/still-part.tsx';
import { DetailsMenu, menuLinkStyle } from './details-menu.tsx';
import { FilterLink } from './filter-link.tsx';
import type { SearchLinks } from './search-links.ts';

type Choice = { label: string; key: SortKey; order: SortOrder };

const CHOICES: readonly Choice[] = [
  { label: 'Best match', key: 'searchScore', order: 'desc' },
  { label: 'Price: low to high', key: 'price', order: 'asc' },
  { label: 'Price: high to low', key: 'price', order: 'desc' },
  { label: 'Top rated', key: 'rating', order: 'desc' },
  { label: 'Most reviewed', key: 'reviewsCount', order: 'desc' },
  { label: 'Newest', key: 'newest', order: 'desc' },
  { label: 'Nearest', key: 'distance', order: 'asc' },
];

export interface SortMenuProps {
  links: SearchLinks;
  filters: Pick<SearchFilters, 'sortBy' | 'sortOrder'>;
  /** A whole state has no middle to be near to. */
  hasDistance: boolean;
}

function Orders({ orders }: { orders: readonly { label: string; href: string; isCurrent: boolean }[] }) {
  return orders.map(({ label, href, isCurrent }) => (
    <li key={label}>
      <FilterLink href={href} aria-current={isCurrent || undefined} className={menuLinkStyle(isCurrent)}>
        {label}
      </FilterLink>
    </li>
  ));
}

/** In which order the results stand: links, so that every order has its address. */
export function SortMenu({ links, filters, hasDistance }: SortMenuProps) {
  const choices = CHOICES.filter(({ key }) => hasDistance || key !== 'distance');
  const isCurrent = ({ key, order }: Choice) => key === filters.sortBy && order === filters.sortOrder;
  const current = choices.find(isCurrent);
  return (
    <DetailsMenu
      align="end"
      summary={
        <span>
          <span className="text-ink-soft">Sort: </span>
          <span className="font-semibold">{current?.label ?? 'Custom'}</span>
        </span>
      }
    >
      <StillPart
        as="ul"
        draw={Orders}
        of={{
          orders: choices.map((choice) => ({
            label: choice.label,
            isCurrent: isCurrent(choice),
            href: links.with({
              sort: choice.key === 'searchScore' ? '' : choice.key,
              order: choice.order === naturalOrder(choice.key) ? '' : choice.order,
            }),
          })),
        }}
      />
    </DetailsMenu>
  );
}
