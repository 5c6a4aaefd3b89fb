import { Plus, Store, X } from 'lucide-react';
import type { VendorSuggestion } from '#capabilities/search/contract.ts';
import { VendorOption } from '#capabilities/search/parts/vendor-option.tsx';
import { suggestVendors, VENDOR_NAME_DEBOUNCE_MS } from '#capabilities/search/queries.ts';
import { Button } from '#ui/button.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { FieldMessage } from '#ui/field-message.tsx';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SubmissionWords } from '../../contract/words.ts';
import { LONGEST_ADDRESS, LONGEST_CREDIT, LONGEST_ROLE, MOST_CREDITS } from '../../rules/submission-rules.ts';

type Credits = SubmissionWords['credits'];

/** Who made the day: found here, and then asked, or by name alone. */
export function CreditsField({ form }: { form: RuleForm<SubmissionWords> }) {
  const { value, bound } = useRuleField({ form, name: 'credits', label: 'Vendors' });
  const credits = value as Credits;
  const change = (index: number, words: Partial<Credits[number]>) =>
    bound.onChange(credits.map((credit, at) => (at === index ? { ...credit, ...words } : credit)));
  const add = (name: string, storefrontUuid: string | null) =>
    bound.onChange([...credits, { role: '', name, website: '', storefrontUuid }]);
  const isFull = credits.length >= MOST_CREDITS;
  return (
    <div className="grid gap-4">
      {credits.map(({ role, name, website, storefrontUuid }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all that stands in them is the form’s.
          key={index}
          className="grid min-w-0 gap-x-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
        >
          <legend className="sr-only">Vendor {index + 1}</legend>
          <TextField
            label="What they did"
            placeholder="Flowers"
            value={role}
            onChange={(text) => change(index, { role: text })}
            maxLength={LONGEST_ROLE}
          />
          <TextField
            label="Name"
            value={name}
            onChange={(text) => change(index, { name: text, storefrontUuid: null })}
            maxLength={LONGEST_CREDIT}
            {...(storefrontUuid && { description: 'Has a page here, so we ask them.' })}
          />
          <TextField
            label="Website"
            isOptional
            value={website}
            onChange={(text) => change(index, { website: text })}
            maxLength={LONGEST_ADDRESS}
          />
          <div className="sm:pt-6">
            <IconButton
              label={`Remove vendor ${index + 1}`}
              icon={<X size={18} aria-hidden="true" />}
              onPress={() => bound.onChange(credits.filter((_, at) => at !== index))}
            />
          </div>
        </fieldset>
      ))}
      <FieldMessage error={bound.error} reservesMessage={false} />
      {!isFull && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <ComboboxField<VendorSuggestion>
            key={credits.length}
            label="Find a vendor on Ampersand"
            value={null}
            onChange={(vendor) => vendor && add(vendor.name, vendor.storefrontUuid)}
            loadOptions={async (prefix, signal) =>
              (await suggestVendors(prefix, undefined, signal)).filter(({ storefrontUuid: found }) =>
                credits.every(({ storefrontUuid }) => storefrontUuid !== found),
              )
            }
            debounceMs={VENDOR_NAME_DEBOUNCE_MS}
            getKey={({ storefrontUuid }) => storefrontUuid}
            getLabel={({ name }) => name}
            renderOption={(vendor) => <VendorOption vendor={vendor} />}
            emptyText="Nobody by that name. Add them by name instead."
            leading={<Store size={20} aria-hidden="true" />}
            reservesMessage={false}
          />
          <Button
            variant="secondary"
            className="sm:justify-self-start"
            icon={<Plus size={18} aria-hidden="true" />}
            onPress={() => add('', null)}
          >
            Add by name
          </Button>
        </div>
      )}
    </div>
  );
}
