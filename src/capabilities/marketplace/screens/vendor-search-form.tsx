import { Search } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { useUser } from '#app/use-user.ts';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { categoryPath, searchPath } from '#capabilities/navigation/rules/search-paths.ts';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { isTaxonomyKey, MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import type { CityChoice } from '#capabilities/weddings/parts/city-choice.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CityField } from '../parts/city-field.tsx';
import { SEARCH_BAR, SEARCH_BUTTON, SEARCH_WORDS } from './search-bar.ts';

type SearchCity = CityChoice & Pick<CitySuggestion, 'slug'>;

const CATEGORIES = MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel }) => ({
  id: taxonomyKey,
  label: navLabel,
}));

function suggestCities(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  return api.places.suggestCities({ 'search-string': query }, { signal });
}

/** Where the couple has said it will be: written as 'Hudson, NY'. */
function weddingCity(user: UserContext | undefined): SearchCity | null {
  const place = user?.user_role_account_weddings[0]?.wedding_location_history[0];
  const [, name, stateCode] = /^(.+), ([A-Z]{2})$/.exec(place?.location ?? '') ?? [];
  return place && name && stateCode ? { id: place.city_id, name, stateCode, slug: place.slug } : null;
}

export function VendorSearchForm() {
  const user = useUser();
  const navigate = useNavigate();
  const [category, setCategory] = useState('wedding-venues');
  // Undefined until someone chooses or empties it; till then the wedding's own place stands there.
  const [chosen, setChosen] = useState<SearchCity | null>();
  const known = useMemo(() => weddingCity(user), [user]);
  const city = chosen === undefined ? known : chosen;

  function search(event: FormEvent) {
    event.preventDefault();
    if (!isTaxonomyKey(category)) return;
    navigate(city ? searchPath(city.slug, category) : categoryPath(category));
  }

  return (
    <form
      action={categoryPath('wedding-venues')}
      onSubmit={search}
      aria-label="Find vendors"
      className={SEARCH_BAR}
    >
      <SelectField
        label={SEARCH_WORDS.category}
        options={CATEGORIES}
        value={category}
        onChange={setCategory}
        reservesMessage={false}
        className="sm:w-46 sm:shrink-0 sm:border-line sm:border-e"
      />
      <CityField
        label={SEARCH_WORDS.place}
        placeholder={SEARCH_WORDS.anyPlace}
        value={city}
        onChange={setChosen}
        suggest={suggestCities}
      />
      <Button type="submit" size="large" className={SEARCH_BUTTON}>
        <Search size={20} aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
