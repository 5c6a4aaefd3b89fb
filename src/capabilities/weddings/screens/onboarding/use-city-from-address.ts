import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { keepAnswers } from './answer-store.ts';

/**
 * `?city=` names, by its id, where the person was looking: the answer until another is given. Gives back how to do
 * without it: whoever types is giving another already, though nothing is chosen yet.
 */
export function useCityFromAddress(): () => void {
  const asking = useRef<AbortController>(undefined);
  const [search] = useSearchParams();
  const id = Number(search.get('city'));

  useEffect(() => {
    if (!Number.isInteger(id) || id <= 0) return;
    const controller = new AbortController();
    asking.current = controller;
    api.places
      .readCity({ id }, { signal: controller.signal })
      .then((city) => {
        // Whatever was chosen by hand stays.
        if (!controller.signal.aborted && keepAnswers({}).city === null) keepAnswers({ city });
      })
      .catch(() => {
        // Only a convenience: without it the field is simply empty.
      });
    return () => controller.abort();
  }, [id]);

  return () => asking.current?.abort();
}
