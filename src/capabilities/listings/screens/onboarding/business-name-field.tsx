import { Store } from 'lucide-react';
import { useState } from 'react';
import { maxLength } from '#base/validation/text-length.ts';
import type { VendorSuggestion } from '#capabilities/search/contract.ts';
import { suggestVendors } from '#capabilities/search/queries.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge } from '#ui/badge.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { type FormBinding, useRuleField } from '#ui/form/use-rule-field.ts';
import { LONGEST_NAME } from '../../rules/new-listing-rules.ts';
import type { NewListing } from './new-listing-form.ts';

const NAME_DEBOUNCE_MS = 500;

function Option({ vendor: { name, address, claimed } }: { vendor: VendorSuggestion }) {
  return (
    <>
      <span className="flex items-center gap-2">
        {name}
        {!claimed && <Badge variant="gold">Unclaimed</Badge>}
      </span>
      <span className="block text-ink-soft text-sm">
        {[address.city, address.stateProvince].filter(Boolean).join(', ')}
      </span>
    </>
  );
}

type Props = FormBinding<NewListing> & {
  category: TaxonomyKey;
  /** One of the list was taken: it may be this very business. */
  onFound: (vendor: VendorSuggestion | null) => void;
};

/** The name, with businesses of that name beside it while one types. */
export function BusinessNameField({ form, name, category, onFound }: Props) {
  const label = 'Business name';
  const { text, bound, ref } = useRuleField({ form, name, label });
  const [found, setFound] = useState<VendorSuggestion | null>(null);
  const categoryId = marketplaceCategory(category).taxonomyNodeId;
  return (
    <ComboboxField<VendorSuggestion>
      {...bound}
      label={label}
      description="As couples know it."
      value={found}
      typedText={text}
      onChange={(vendor) => {
        setFound(vendor);
        onFound(vendor);
      }}
      onTextChange={(typed) => {
        bound.onChange(typed);
        if (typed !== found?.name) onFound(null);
      }}
      loadOptions={(prefix, signal) => suggestVendors(prefix, categoryId, signal)}
      debounceMs={NAME_DEBOUNCE_MS}
      getKey={({ storefrontUuid }) => storefrontUuid}
      getLabel={(vendor) => vendor.name}
      renderOption={(vendor) => <Option vendor={vendor} />}
      emptyText={maxLength(LONGEST_NAME)(text.trim()) ?? 'No one here has that name yet. It’s all yours.'}
      leading={<Store size={20} aria-hidden="true" />}
      inputRef={ref}
      keepsText
    />
  );
}
