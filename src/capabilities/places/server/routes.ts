import { implement } from '@orpc/server';
import { refuse } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { placesContract } from '../contract.ts';
import { presentPlace } from './present.ts';
import { findCity, listStates } from './store.ts';
import { createCitySuggestions } from './suggest-cities.ts';

export function placesRoutes({ db }: Pick<Platform, 'db'>) {
  const os = implement(placesContract).$context<RequestContext>().use(guard);
  const suggestCities = createCitySuggestions({ db });
  return {
    suggestCities: os.suggestCities.handler(async ({ input }) => {
      const rows = await suggestCities({
        typed: input['search-string'],
        limit: input.limit,
        withMarkets: input.with_markets,
      });
      return rows.map(presentPlace);
    }),
    readCity: os.readCity.handler(async ({ input }) => {
      const city = await findCity(db, input.id);
      if (!city) throw refuse('place.not_found', 'We don’t know this place.');
      return presentPlace(city);
    }),
    listStates: os.listStates.handler(() => listStates(db)),
  };
}
