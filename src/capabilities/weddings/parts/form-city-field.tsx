import { MapPin } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { meantPlace } from '#capabilities/places/rules/meant-place.ts';
import { FormComboboxField } from '#ui/form/form-combobox-field.tsx';
import type { FormBinding } from '#ui/form/use-rule-field.ts';
import { type CityChoice, cityCounty, cityLabel } from './city-choice.ts';

export interface FormCityFieldProps<Values extends FieldValues> extends FormBinding<Values> {
  label: string;
  suggest: (query: string, signal: AbortSignal) => Promise<readonly CitySuggestion[]>;
  isOptional?: boolean;
  isDisabled?: boolean;
  typedText?: string | undefined;
  onTextChange?: (text: string) => void;
  keepsText?: boolean;
}

/** What stands in the list was suggested just now; only a stored choice knows less. */
function isSuggested(city: CityChoice): city is CitySuggestion {
  return 'slug' in city;
}

function CityOption({ city }: { city: CityChoice }) {
  const county = cityCounty(city);
  return (
    <>
      {cityLabel(city)}
      {county && <span className="block text-ink-soft text-sm">{county} County</span>}
    </>
  );
}

export function FormCityField<Values extends FieldValues>({ suggest, ...rest }: FormCityFieldProps<Values>) {
  return (
    <FormComboboxField<Values, CityChoice>
      {...rest}
      loadOptions={suggest}
      meant={(typed, cities) => meantPlace(typed, cities.filter(isSuggested))}
      getKey={(city) => String(city.id)}
      getLabel={cityLabel}
      renderOption={(city) => <CityOption city={city} />}
      debounceMs={250}
      placeholder="Start typing a city"
      emptyText="No city by that name. Check the spelling or try a town nearby."
      leading={<MapPin size={20} aria-hidden="true" />}
    />
  );
}
