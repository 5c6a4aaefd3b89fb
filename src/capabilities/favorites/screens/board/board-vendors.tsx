import type { Board, SavedVendor } from '../../contract/boards.contract.ts';
import { cardGrid } from '../saved/grids.ts';
import { SavedVendorItem } from '../saved/saved-vendor-item.tsx';
import { SectionHead } from '../saved/section-head.tsx';
import { type Comparing, comparisonOf } from '../saved/select-compared.ts';
import type { SavedActions } from '../use-saved-actions.ts';
import { CompareBar } from '../vendors/compare-bar.tsx';

interface BoardVendorsProps {
  vendors: readonly SavedVendor[];
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
  comparing: Comparing;
}

export function BoardVendors({ vendors, boards, canEdit, actions, comparing }: BoardVendorsProps) {
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendors">
      <SectionHead id="vendors" title="Vendors" />
      <ul className={cardGrid}>
        {vendors.map((vendor) => (
          <SavedVendorItem
            key={vendor.uuid}
            vendor={vendor}
            boards={boards}
            canEdit={canEdit}
            actions={actions}
            comparison={comparisonOf(vendor.storefrontUuid, comparing)}
          />
        ))}
      </ul>
      <CompareBar
        vendors={comparing.selected.flatMap(
          (uuid) => vendors.find(({ storefrontUuid }) => storefrontUuid === uuid) ?? [],
        )}
        onClear={() => comparing.onSelect([])}
      />
    </section>
  );
}
