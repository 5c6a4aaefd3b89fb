import { ArrowRight, MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/paths.ts';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { cityCounty, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { Button } from '#ui/button.tsx';
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

/** Where it will be, as the first answer of many. Without a script the form still leads on, just without the city. */
export function CityStart({ isGuest }: { isGuest: boolean }) {
  const [city, setCity] = useState<CitySuggestion | null>(null);
  const navigate = useNavigate();

  function start(event: FormEvent) {
    event.preventDefault();
    navigate(city ? paths.onboardingFromCity(city.id) : paths.onboarding());
  }

  return (
    <form action={paths.onboarding()} onSubmit={start} aria-label="Start planning">
      <div className="flex flex-col gap-3 sm:flex-row sm:rounded-sheet sm:border sm:border-line sm:bg-paper sm:p-2.5 sm:shadow-float">
        <ComboboxField<CitySuggestion>
          label="Where will it be?"
          placeholder="City or town"
          value={city}
          onChange={setCity}
          loadOptions={suggestCities}
          getKey={({ id }) => String(id)}
          getLabel={cityLabel}
          renderOption={(option) => <CityOption city={option} />}
          emptyText="No city of that name. Check the spelling or try a town nearby."
          leading={<MapPin size={20} aria-hidden="true" />}
          reservesMessage={false}
          className="min-w-0 grow"
        />
        <Button type="submit" size="large" className="shrink-0 sm:min-h-15 sm:rounded-card">
          Start planning
          <ArrowRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <p className="mt-3.5 text-ink-soft">
        {isGuest
          ? 'Free for couples. Not sure yet? Leave it empty and start anyway.'
          : 'Not sure yet? Leave it empty and start anyway.'}
      </p>
    </form>
  );
}
