import { Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { VendorSuggestion } from '#capabilities/search/contract.ts';
import { VendorOption } from '#capabilities/search/parts/vendor-option.tsx';
import { suggestVendors, VENDOR_NAME_DEBOUNCE_MS } from '#capabilities/search/queries.ts';
import {
  MARKETPLACE_CATEGORIES,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';

const ALL = 'all';
const OPTIONS = [
  { id: ALL, label: 'All categories' },
  ...MARKETPLACE_CATEGORIES.map(({ taxonomyKey, browseLabel }) => ({ id: taxonomyKey, label: browseLabel })),
];

interface VendorPickerProps {
  /** They cannot be picked: the business itself, and who is in the list. */
  taken: ReadonlySet<string>;
  onPick: (vendor: VendorSuggestion) => void;
}

/** Finds a vendor by name, among those of one category where one is chosen. */
export function VendorPicker({ taken, onPick }: VendorPickerProps) {
  const [category, setCategory] = useState(ALL);
  const [picked, setPicked] = useState<VendorSuggestion | null>(null);
  // The field is empty again for the next one, and keeps the focus.
  useEffect(() => {
    if (picked) setPicked(null);
  }, [picked]);
  const nodeId = category === ALL ? undefined : marketplaceCategory(category as TaxonomyKey).taxonomyNodeId;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <SelectField label="Category" options={OPTIONS} value={category} onChange={setCategory} />
      <ComboboxField<VendorSuggestion>
        key={category}
        label="Vendor’s name"
        value={picked}
        onChange={(vendor) => {
          setPicked(vendor);
          if (vendor) onPick(vendor);
        }}
        loadOptions={async (prefix, signal) =>
          (await suggestVendors(prefix, nodeId, signal)).filter(
            ({ storefrontUuid }) => !taken.has(storefrontUuid),
          )
        }
        debounceMs={VENDOR_NAME_DEBOUNCE_MS}
        getKey={({ storefrontUuid }) => storefrontUuid}
        getLabel={({ name }) => name}
        renderOption={(vendor) => <VendorOption vendor={vendor} />}
        emptyText="Nobody by that name who isn’t on your list already."
        leading={<Store size={20} aria-hidden="true" />}
      />
    </div>
  );
}
