import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { classNames } from '#ui/class-names.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { categoriesOf } from '../inbox/inbox-view.ts';

interface CategoryPillsProps {
  inquiries: readonly Inquiry[];
  category: TaxonomyKey;
}

/** Which trade is compared. */
export function CategoryPills({ inquiries, category }: CategoryPillsProps) {
  return (
    <nav aria-label="Categories" className="mb-7" data-print="hidden">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
        {categoriesOf(inquiries).map((key) => (
          <li key={key}>
            <Link
              to={paths.compareQuotes(key)}
              replace
              preventScrollReset
              aria-current={key === category ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                key === category
                  ? 'border-secondary bg-cove-tint text-cove-deep'
                  : 'border-line bg-paper text-ink hover:border-ink/50',
              )}
            >
              {marketplaceCategory(key).navLabel}{' '}
              <span className={key === category ? undefined : 'text-ink-soft'}>
                {inquiries.filter(({ taxonomyKey }) => taxonomyKey === key).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
