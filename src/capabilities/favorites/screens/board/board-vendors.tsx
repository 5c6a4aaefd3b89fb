import { useState } from 'react';
import type { Board, SavedVendor } from '../../contract/boards.contract.ts';
import { cardGrid } from '../saved/grids.ts';
import { SavedVendorItem } from '../saved/saved-vendor-item.tsx';
import { SectionHead } from '../saved/section-head.tsx';
import { comparisonOf, stillThere } from '../saved/select-compared.ts';
import type { SavedActions } from '../use-saved-actions.ts';
import { CompareBar } from '../vendors/compare-bar.tsx';

interface BoardVendorsProps {
  vendors: readonly SavedVendor[];
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
}

export function BoardVendors({ vendors, boards, canEdit, actions }: BoardVendorsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = stillThere(chosen, vendors);
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
            comparison={comparisonOf(vendor.storefrontUuid, { selected, onSelect: setChosen })}
          />
        ))}
      </ul>
      <CompareBar
        vendors={selected.flatMap(
          (uuid) => vendors.find(({ storefrontUuid }) => storefrontUuid === uuid) ?? [],
        )}
        onClear={() => setChosen([])}
      />
    </section>
  );
}
