import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { suggestCities } from '#capabilities/places/queries.ts';
import { CityField } from '../../parts/city-field.tsx';

/** A city by name; choosing one is the search. */
export function PlaceField({ toPlace }: { toPlace: (slug: string) => string }) {
  const navigate = useNavigate();
  const [city, setCity] = useState<CitySuggestion | null>(null);

  function choose(chosen: CitySuggestion | null) {
    setCity(chosen);
    if (chosen) navigate(toPlace(chosen.slug));
  }

  // It comes when its menu is opened, and takes over from the field that stood in for it.
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={whole}>
      <CityField
        label="Where"
        placeholder="City or town"
        value={city}
        onChange={choose}
        suggest={suggestCities}
      />
    </div>
  );
}
