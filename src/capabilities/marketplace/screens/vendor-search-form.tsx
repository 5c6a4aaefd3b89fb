import { Search } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#app/use-user.ts';
import type { UserContext } from '#app/user-context.ts';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { suggestCitiesAndMarkets } from '#capabilities/places/queries.ts';
import {
  isTaxonomyKey,
  MARKETPLACE_CATEGORIES,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { type CityChoice, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CityField } from '../parts/city-field.tsx';
import { NAME_SEARCH, SEARCH_BAR, SEARCH_BUTTON, SEARCH_WORDS } from './search-bar.ts';
import { VendorNameField } from './vendor-name-field.tsx';

type SearchPlace = CityChoice & Pick<CitySuggestion, 'slug' | 'type'>;

const CATEGORIES = MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel }) => ({
  id: taxonomyKey,
  label: navLabel,
}));

/** Metro areas lead the list, but whoever has written a town's whole name means the town. */
async function suggestPlaces(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  const places = await suggestCitiesAndMarkets(query, signal);
  const typed = query.trim().toLowerCase();
  const isMeant = (place: CitySuggestion) =>
    [place.name, cityLabel(place)].some((name) => name.toLowerCase() === typed);
  return [...places.filter(isMeant), ...places.filter((place) => !isMeant(place))];
}

/** Where the couple has said it will be: written as 'Hudson, NY'. */
function weddingCity(user: UserContext | undefined): SearchPlace | null {
  const place = user?.user_role_account_weddings[0]?.wedding_location_history[0];
  const [, name, stateCode] = /^(.+), ([A-Z]{2})$/.exec(place?.location ?? '') ?? [];
  return place && name && stateCode
    ? { id: place.city_id, type: 'CITY', name, stateCode, slug: place.slug }
    : null;
}

export function VendorSearchForm() {
  const user = useUser();
  const navigate = useNavigate();
  const [category, setCategory] = useState<TaxonomyKey>();
  // Undefined until someone types, chooses or empties it; till then the wedding's own place stands there.
  const [chosen, setChosen] = useState<SearchPlace | null>();
  const known = useMemo(() => weddingCity(user), [user]);
  const place = chosen === undefined ? known : chosen;

  function search(event: FormEvent) {
    event.preventDefault();
    const trade = category ?? 'wedding-venues';
    navigate(place ? searchPath(place.slug, trade) : categoryPath(trade));
  }

  return (
    <div>
      <form
        action={categoryPath('wedding-venues')}
        onSubmit={search}
        aria-label="Find vendors"
        className={SEARCH_BAR}
      >
        <SelectField
          label={SEARCH_WORDS.category}
          options={CATEGORIES}
          value={category ?? 'wedding-venues'}
          onChange={(key) => {
            if (isTaxonomyKey(key)) setCategory(key);
          }}
          reservesMessage={false}
          className="sm:w-46 sm:shrink-0 sm:border-line sm:border-e"
        />
        <CityField
          label={SEARCH_WORDS.place}
          placeholder={SEARCH_WORDS.anyPlace}
          value={place}
          onChange={setChosen}
          // Who is signed in may be known later than the first keys come.
          onTextChange={() => setChosen((before) => (before === undefined ? place : before))}
          suggest={suggestPlaces}
        />
        <Button type="submit" size="large" className={SEARCH_BUTTON}>
          <Search size={20} aria-hidden="true" />
          Search
        </Button>
      </form>
      <search aria-label="Find a vendor by name" className={NAME_SEARCH}>
        <VendorNameField category={category} />
      </search>
    </div>
  );
}
