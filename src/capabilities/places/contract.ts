import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

export const citySuggestionSchema = z.object({
  id: z.number().int(),
  type: z.enum(['CITY', 'MARKET']),
  name: z.string(),
  stateCode: z.string(),
  population: z.number().int().nullable(),
  county: z.string().nullable(),
  slug: z.string(),
  marketId: z.number().int().nullable(),
});

export type CitySuggestion = z.infer<typeof citySuggestionSchema>;

/** A flag in a query string: present without a value counts as yes. */
const queryFlag = z
  .union([z.boolean(), z.enum(['', 'true', 'false', '1', '0'])])
  .transform((value) => value === true || value === '' || value === 'true' || value === '1');

export const placesContract = {
  suggestCities: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/us-city/typeahead',
    summary: 'Suggest cities, and markets on request, for what has been typed so far',
    tag: 'places',
    access: 'public',
    rate: 'type-ahead',
  })
    .input(
      z.object({
        'search-string': shortText(100).default(''),
        limit: z.coerce.number().int().min(1).max(30).default(30),
        with_markets: queryFlag.optional().default(false),
      }),
    )
    .output(z.array(citySuggestionSchema)),

  readCity: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/us-city/{id}',
    summary: 'One city, for a link that names it',
    tag: 'places',
    access: 'public',
  })
    .input(z.object({ id: z.coerce.number().int().positive().max(2_000_000_000) }))
    .output(citySuggestionSchema),

  listStates: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/us-states',
    summary: 'The states and territories the product covers',
    tag: 'places',
    access: 'public',
  }).output(z.array(z.object({ name: z.string(), stateCode: z.string(), slug: z.string() }))),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    places: typeof placesContract;
  }
}
