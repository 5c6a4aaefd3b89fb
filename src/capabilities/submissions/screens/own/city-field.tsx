import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { suggestCities } from '#capabilities/places/queries.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { SubmissionWords } from '../../contract/words.ts';

type City = Pick<CitySuggestion, 'id' | 'name' | 'stateCode'>;

/** Where it was; the form keeps the number of the city. */
export function CityField({
  form,
  loaded,
}: {
  form: RuleForm<SubmissionWords>;
  loaded: OwnSubmission['city'];
}) {
  const [city, setCity] = useState<City | null>(loaded);
  const { bound, ref } = useRuleField({ form, name: 'cityId', label: 'City' });
  return (
    <ComboboxField<City>
      {...bound}
      label="City"
      inputRef={ref}
      value={city}
      onChange={(chosen) => {
        setCity(chosen);
        bound.onChange(chosen?.id ?? null);
      }}
      loadOptions={suggestCities}
      getKey={({ id }) => String(id)}
      getLabel={({ name, stateCode }) => `${name}, ${stateCode}`}
      leading={<MapPin size={20} aria-hidden="true" />}
      emptyText="No city by that name. Check the spelling or try a town nearby."
    />
  );
}
