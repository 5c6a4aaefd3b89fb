import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { keepAnswers } from './answer-store.ts';

/**
 * `?city=` names where the person was looking. Cities are found by what is typed, so a slug ('hudson-ny') is turned
 * into that; an id is looked for among the cities called `?place=`.
 */
export function useCityFromAddress() {
  const [search] = useSearchParams();
  const wanted = search.get('city');
  const typed = search.get('place') ?? (wanted && !/^\d+$/.test(wanted) ? wanted.replaceAll('-', ' ') : null);

  useEffect(() => {
    if (!wanted || !typed) return;
    const controller = new AbortController();
    api.places
      .suggestCities({ 'search-string': typed }, { signal: controller.signal })
      .then((cities) => {
        const city = cities.find(({ id, slug }) => String(id) === wanted || slug === wanted);
        // Whatever was chosen by hand stays.
        if (city && keepAnswers({}).city === null) keepAnswers({ city });
      })
      .catch(() => {
        // Only a convenience: without it the field is simply empty.
      });
    return () => controller.abort();
  }, [wanted, typed]);
}
