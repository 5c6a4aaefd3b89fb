import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

export type WorldPlaceRow = {
  city_id: number;
  city: string;
  state_code: string;
  state_name: string;
  population: number;
  lat: number;
  lon: number;
  postal_codes: string[];
  market_id: number;
  market_name: string;
  market_state_code: string;
  market_population: number;
  miles: number;
};

/** Every city of a market with its postal codes and its distance from the middle of the market. */
const worldPlaces = preparedQuery<WorldPlaceRow>(
  'places_world',
  `select city.id as city_id, city.name as city, city.state_code, state.name as state_name,
          coalesce(city.population, 0) as population, city.lat, city.lon,
          coalesce(zip.codes, '{}') as postal_codes,
          market.id as market_id, market.name as market_name, market.state_code as market_state_code,
          market.population as market_population,
          3959 * acos(least(1, sin(radians(city.lat)) * sin(radians(market.lat))
            + cos(radians(city.lat)) * cos(radians(market.lat)) * cos(radians(city.lon - market.lon)))) as miles
   from cities city
   join markets market on market.id = city.market_id
   join states state on state.code = city.state_code
   left join (select city, state_code, array_agg(zip order by zip) as codes from zips group by city, state_code) zip
     on zip.city = city.name and zip.state_code = city.state_code
   order by city.id`,
);

export function listWorldPlaces(db: Database): Promise<WorldPlaceRow[]> {
  return worldPlaces(db, []);
}
