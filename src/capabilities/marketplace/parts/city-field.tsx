import { MapPin } from 'lucide-react';
import { type CityChoice, cityCounty, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';

function CityOption({ city }: { city: CityChoice }) {
  const county = cityCounty(city);
  return (
    <>
      {cityLabel(city)}
      {county && <span className="block text-ink-soft text-sm">{county} County</span>}
    </>
  );
}

export interface CityFieldProps<City extends CityChoice> {
  label: string;
  placeholder: string;
  value: City | null;
  onChange: (city: City | null) => void;
  suggest: (query: string, signal: AbortSignal) => Promise<readonly City[]>;
}

/** One city in a search bar: no message below it, and as wide as the bar has room. */
export function CityField<City extends CityChoice>({ suggest, ...field }: CityFieldProps<City>) {
  return (
    <ComboboxField<City>
      {...field}
      loadOptions={suggest}
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
