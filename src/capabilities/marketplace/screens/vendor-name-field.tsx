import { Store } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import type { VendorSuggestion } from '#capabilities/search/contract.ts';
import { VendorOption } from '#capabilities/search/parts/vendor-option.tsx';
import { suggestVendors, VENDOR_NAME_DEBOUNCE_MS } from '#capabilities/search/queries.ts';
import {
  categoryByNodeId,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { SEARCH_WORDS } from './search-bar.ts';

export interface VendorNameFieldProps {
  /** Looked for among these only, once a trade was chosen. */
  category: TaxonomyKey | undefined;
}

/** Leads straight to a vendor's page. */
export function VendorNameField({ category }: VendorNameFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const categoryId = category && marketplaceCategory(category).taxonomyNodeId;

  function open(vendor: VendorSuggestion | null) {
    const trade = vendor && categoryByNodeId(vendor.taxonomyNodeId);
    if (trade) navigate(paths.storefront(trade.taxonomyKey, vendor.storefrontSlug));
  }

  const among = category ? ` among ${marketplaceCategory(category).browseLabel.toLowerCase()}` : '';
  return (
    <ComboboxField<VendorSuggestion>
      // What was found in one trade says nothing about another.
      key={category}
      typedText={typed}
      onTextChange={setTyped}
      label={SEARCH_WORDS.name}
      placeholder={SEARCH_WORDS.anyName}
      value={null}
      onChange={open}
      loadOptions={(prefix, signal) => suggestVendors(prefix, categoryId, signal)}
      debounceMs={VENDOR_NAME_DEBOUNCE_MS}
      getKey={({ storefrontUuid }) => storefrontUuid}
      getLabel={({ name }) => name}
      renderOption={(vendor) => <VendorOption vendor={vendor} />}
      emptyText={`No vendor by that name${among}. Check the spelling, or search by place.`}
      leading={<Store size={20} aria-hidden="true" />}
      keepsText
      reservesMessage={false}
    />
  );
}
