import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Picture } from '#ui/picture.tsx';
import type { ShownColleague } from '../../contract/preferred.contract.ts';

interface ColleagueLineProps {
  vendor: ShownColleague;
  /** Marks beside the name. */
  marks?: ReactNode;
  children?: ReactNode;
}

/** Another business: its picture, its name, its trade and its town. */
export function ColleagueLine({ vendor, marks, children }: ColleagueLineProps) {
  const { name, slug, taxonomyKey, cityName, cover } = vendor;
  return (
    <div className="flex min-w-0 grow basis-60 items-start gap-3">
      {cover ? (
        <Picture asset={cover} width={100} ratio="1/1" alt="" className="w-14 shrink-0 rounded-card" />
      ) : (
        <span className="flex size-14 shrink-0 items-center justify-center rounded-card bg-ground text-ink-soft">
          <Store size={22} aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.storefront(taxonomyKey, slug)}
            className="wrap-anywhere font-semibold underline-offset-2 hover:underline"
          >
            {name}
          </Link>
          {marks}
        </p>
        <p className="text-ink-soft text-sm">
          {marketplaceCategory(taxonomyKey).browseLabel} · {cityName}
        </p>
        {children}
      </div>
    </div>
  );
}
