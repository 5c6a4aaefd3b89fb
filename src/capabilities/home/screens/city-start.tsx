import { ArrowRight } from 'lucide-react';
import { type FormEvent, lazy, memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { CityFieldPlaceholder } from '#capabilities/marketplace/parts/city-field-placeholder.tsx';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { firstTouch } from '#ui/first-touch.ts';

// The document already shows the field; its list is a quarter of the page's code, so it is hydrated for who reaches for it.
const WeddingCityField = lazy(async () => {
  await firstTouch;
  return { default: (await import('./wedding-city-field.tsx')).WeddingCityField };
});

const FIELD = { name: 'place', label: 'Where will it be?', placeholder: 'City or town' };

/** Where it will be, as the first answer of many. Without a script it leads to the vendors there. */
function CityForm() {
  const [city, setCity] = useState<CitySuggestion | null>(null);
  const navigate = useNavigate();

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(FIELD.name) ?? '').trim();
    if (city) navigate(paths.onboardingFromCity(city.id));
    else navigate(typed ? paths.onboardingFromPlace(typed) : paths.onboarding());
  }

  return (
    <form
      action={paths.onboarding()}
      onSubmit={start}
      aria-label="Start planning"
      className="flex flex-col gap-3 sm:flex-row sm:rounded-sheet sm:border sm:border-line sm:bg-paper sm:p-2.5 sm:shadow-float sm:[&_[role=group]]:border-transparent"
    >
      <Suspense fallback={<CityFieldPlaceholder {...FIELD} />}>
        <WeddingCityField {...FIELD} value={city} onChange={setCity} />
      </Suspense>
      {/* Planning needs scripts, looking around does not: without them the place leads to its vendors. */}
      <noscript>
        <input type="hidden" name="plain" value="1" />
      </noscript>
      <button
        type="submit"
        className={buttonStyle({ size: 'large', className: 'shrink-0 sm:min-h-15 sm:rounded-card' })}
      >
        Start planning
        <ArrowRight size={20} aria-hidden="true" />
      </button>
    </form>
  );
}

/** Memoized, because an update from outside would tear the field down before it is hydrated. */
export const CityStart = memo(CityForm);
