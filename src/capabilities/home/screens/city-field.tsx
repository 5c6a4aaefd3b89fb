import { MapPin } from 'lucide-react';
import { api } from '#app/api.ts';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { cityCounty, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';

function suggestCities(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  return api.places.suggestCities({ 'search-string': query }, { signal });
}

function CityOption({ city }: { city: CitySuggestion }) {
  const county = cityCounty(city);
  return (
    <>
      {cityLabel(city)}
      {county && <span className="block text-ink-soft text-sm">{county} County</span>}
    </>
  );
}

export interface CityFieldProps {
  value: CitySuggestion | null;
  onChange: (city: CitySuggestion | null) => void;
}

export function CityField({ value, onChange }: CityFieldProps) {
  return (
    <ComboboxField<CitySuggestion>
      label="Where will it be?"
      placeholder="City or town"
      value={value}
      onChange={onChange}
      loadOptions={suggestCities}
      getKey={({ id }) => String(id)}
      getLabel={cityLabel}
      renderOption={(option) => <CityOption city={option} />}
      emptyText="No city of that name. Check the spelling or try a town nearby."
      leading={<MapPin size={20} aria-hidden="true" />}
      reservesMessage={false}
      className="min-w-0 grow"
    />
  );
}
