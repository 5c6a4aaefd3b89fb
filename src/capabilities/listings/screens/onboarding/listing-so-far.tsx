import { MapPin } from 'lucide-react';
import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { Picture } from '#ui/picture.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import { CompletenessRing } from '../editor/completeness-ring.tsx';

type Props = { category: TaxonomyKey | null; name: string; place: string; listing?: Listing };

/** What its section says; the listing itself is asked again only now and then. */
function nameOf({ sections, name }: Listing): string {
  return String(sections.find(({ key }) => key === 'basics')?.values.name ?? name);
}

/** The card that couples will see, filling up while its business answers; all of it stands in the fields as well. */
export function ListingSoFar({ category, name, place, listing }: Props) {
  const [cover] = listing?.coverGallery ?? [];
  const trade = category && marketplaceCategory(category);
  return (
    <div className="sticky top-28 flex min-h-120 flex-col items-center justify-center gap-6 rounded-sheet bg-blush px-8 py-12">
      <div
        aria-hidden="true"
        className="w-full max-w-80 rotate-[-1.5deg] overflow-hidden rounded-card bg-paper shadow-float"
      >
        {cover ? (
          <Picture asset={cover} width={300} ratio="4/3" alt="" className="w-full" />
        ) : (
          <div className="flex aspect-4/3 items-center justify-center bg-linen text-primary/40">
            {trade ? (
              <CategoryIcon name={vendorCategoryIcon(trade.vendorCategory)} className="size-14!" />
            ) : (
              <span className="font-display text-6xl italic">&amp;</span>
            )}
          </div>
        )}
        <div className="px-5 py-4">
          <p className="wrap-anywhere font-display text-2xl leading-tight">
            {(listing ? nameOf(listing) : name) || 'Your business'}
          </p>
          <p className="mt-1 text-ink-soft text-sm">{trade?.navLabel ?? 'What you do'}</p>
          <p className="mt-2 flex items-center gap-1.5 text-ink-soft text-sm">
            <MapPin size={16} />
            {place || 'Where you are'}
          </p>
        </div>
      </div>
      {listing && (
        <p className="flex items-center gap-3">
          <CompletenessRing percent={listing.completeness.percent} />
          <span aria-hidden="true">of your listing is ready</span>
        </p>
      )}
    </div>
  );
}
