import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { suggestCities } from '#capabilities/places/queries.ts';
import { SPACE_SETTINGS } from '#capabilities/storefronts/rules/venue-spaces.ts';
import { optionLabel } from '#capabilities/taxonomy/rules/facet-label.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { type CityChoice, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import type {
  ChoicesField,
  CityField,
  EditorField,
  FieldValue,
  TextField as Text,
} from '../../rules/editor-field.ts';
import { AddressControl } from './address-control.tsx';

type ControlProps<Field> = {
  field: Field;
  value: FieldValue;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
};

type OfListing = { listing: Listing };

function TextControl({ field, value, ...rest }: ControlProps<Text>) {
  const { label, hint, maxLength, minLength, isLong, isRequired } = field;
  const shared = {
    ...rest,
    label,
    description: hint,
    countTo: maxLength,
    isOptional: !isRequired,
    value: String(value),
  };
  return isLong ? (
    <TextAreaField {...shared} minimumCharacters={minLength} rows={6} />
  ) : (
    <TextField {...shared} />
  );
}

/** 'Choose up to 3', 'Choose one' */
function choiceHint(maxChoices: number | null): string | undefined {
  if (maxChoices === null) return undefined;
  return maxChoices === 1 ? 'Choose one.' : `Choose up to ${maxChoices}.`;
}

function ChoicesControl({ field, value, ...rest }: ControlProps<ChoicesField>) {
  const root = findFacetRoot(field.rootKey);
  if (!root) return null;
  const chosen = value as readonly string[];
  const options = root.options.map(({ key, label }) => ({ id: key, label }));
  const shared = { ...rest, label: root.label, isOptional: !root.isRequired };
  if (root.select === 'single') {
    return (
      <RadioGroupField
        {...shared}
        options={options}
        value={chosen[0] ?? ''}
        onChange={(key) => rest.onChange([key])}
      />
    );
  }
  return (
    <ChoiceChips
      {...shared}
      description={choiceHint(root.maxChoices)}
      options={options}
      value={chosen}
      onChange={(keys) => rest.onChange(keys)}
    />
  );
}

function CityControl({ field, value, listing, ...rest }: ControlProps<CityField> & OfListing) {
  const [picked, setPicked] = useState<CityChoice | null>();
  const [name = '', stateCode = ''] = listing.cityName.split(', ');
  // What was picked here counts until something else is brought back or comes from a colleague.
  const isPicked = picked === null || picked?.id === value;
  const city = isPicked ? picked : { id: Number(value), name, stateCode };
  return (
    <ComboboxField<CityChoice>
      {...rest}
      label={field.label}
      value={city}
      onChange={(chosen) => {
        setPicked(chosen);
        if (chosen) rest.onChange(chosen.id);
      }}
      loadOptions={suggestCities}
      getKey={({ id }) => String(id)}
      getLabel={cityLabel}
      leading={<MapPin size={20} aria-hidden="true" />}
      emptyText="No city by that name. Check the spelling or try a town nearby."
    />
  );
}

const SETTINGS = SPACE_SETTINGS.map((key) => ({ id: key, label: optionLabel(key) }));

/** The control of one field, whichever kind it is. */
export function FieldControl({ listing, ...props }: ControlProps<EditorField> & OfListing) {
  const { field, value, onChange } = props;
  switch (field.kind) {
    case 'text':
      return field.isAddress ? (
        <AddressControl {...props} listing={listing} field={field} value={String(value)} />
      ) : (
        <TextControl {...props} field={field} />
      );
    case 'choices':
      return <ChoicesControl {...props} field={field} />;
    case 'city':
      return <CityControl {...props} field={field} listing={listing} />;
    case 'money':
      return (
        <MoneyField
          {...props}
          label={field.label}
          description={field.hint}
          isOptional={!field.isRequired}
          value={value as number | null}
          isWhole
          onChange={(cents) => onChange(cents)}
        />
      );
    case 'count':
      return (
        <NumberField
          {...props}
          label={field.label}
          description={field.hint}
          isOptional
          value={value as number | null}
          minValue={0}
          maxValue={field.max}
        />
      );
    case 'flag':
      return <SwitchField {...props} label={field.label} description={field.hint} value={value === true} />;
    case 'setting':
      return <SelectField {...props} label={field.label} options={SETTINGS} value={String(value)} />;
    default:
      return null;
  }
}
