import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { keepAnswers } from './answer-store.ts';

/** `?city=` names, by its id, where the person was looking: the answer until another is given. */
export function useCityFromAddress(): void {
  const [search] = useSearchParams();
  const id = Number(search.get('city'));

  useEffect(() => {
    if (!Number.isInteger(id) || id <= 0) return;
    const controller = new AbortController();
    api.places
      .readCity({ id }, { signal: controller.signal })
      .then((city) => {
        // Whatever was chosen by hand stays.
        if (keepAnswers({}).city === null) keepAnswers({ city });
      })
      .catch(() => {
        // Only a convenience: without it the field is simply empty.
      });
    return () => controller.abort();
  }, [id]);
}
