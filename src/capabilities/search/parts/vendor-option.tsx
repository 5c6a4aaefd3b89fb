import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { VendorSuggestion } from '../contract.ts';

/** A vendor among suggestions: the name, and below it the trade and the town. */
export function VendorOption({ vendor: { name, address, taxonomyNodeId } }: { vendor: VendorSuggestion }) {
  const category = categoryByNodeId(taxonomyNodeId)?.browseLabel;
  const place = [address.city, address.stateProvince].filter(Boolean).join(', ');
  return (
    <>
      {name}
      <span className="block text-ink-soft text-sm">{[category, place].filter(Boolean).join(' · ')}</span>
    </>
  );
}
