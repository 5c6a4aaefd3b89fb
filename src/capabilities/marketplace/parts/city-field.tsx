import { MapPin } from 'lucide-react';
import { cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { type PlaceChoice, placeHint } from './place-hint.ts';

function PlaceOption({ place }: { place: PlaceChoice }) {
  const hint = placeHint(place);
  return (
    <>
      {cityLabel(place)}
      {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
    </>
  );
}

export interface CityFieldProps<City extends PlaceChoice> {
  label: string;
  placeholder: string;
  name?: string;
  value: City | null;
  onChange: (city: City | null) => void;
  onTextChange?: (text: string) => void;
  suggest: (query: string, signal: AbortSignal) => Promise<readonly City[]>;
  keepsText?: boolean;
  meant?: (typed: string, cities: readonly City[]) => City | undefined;
}

/** One city in a search bar: no message below it, and as wide as the bar has room. */
export function CityField<City extends PlaceChoice>({ suggest, ...field }: CityFieldProps<City>) {
  return (
    <ComboboxField<City>
      {...field}
      loadOptions={suggest}
      getKey={({ type, id }) => `${type ?? 'CITY'} ${id}`}
      getLabel={cityLabel}
      renderOption={(option) => <PlaceOption place={option} />}
      emptyText="No city by that name. Check the spelling or try a town nearby."
      leading={<MapPin size={20} aria-hidden="true" />}
      reservesMessage={false}
      className="min-w-0 grow"
    />
  );
}
