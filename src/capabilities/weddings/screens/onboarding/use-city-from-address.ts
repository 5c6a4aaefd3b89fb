import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { keepAnswers } from './answer-store.ts';

/** `?city=` names, by its id, where the person was looking. Returns the id once that is the answer. */
export function useCityFromAddress(): number | undefined {
  const [search] = useSearchParams();
  const id = Number(search.get('city'));
  const [kept, setKept] = useState<number>();

  useEffect(() => {
    if (!Number.isInteger(id) || id <= 0) return;
    const controller = new AbortController();
    api.places
      .readCity({ id }, { signal: controller.signal })
      .then((city) => {
        // Whatever was chosen by hand stays.
        if (keepAnswers({}).city !== null) return;
        keepAnswers({ city });
        setKept(id);
      })
      .catch(() => {
        // Only a convenience: without it the field is simply empty.
      });
    return () => controller.abort();
  }, [id]);
  return kept;
}
