import { calendarDateOf } from '#base/calendar-date.ts';
import { listWorldPlaces, type WorldPlaceRow } from '#capabilities/places/server/index.ts';
import { createPictureShelf } from '#capabilities/storefronts/demo/plan-galleries.ts';
import type { WorldSource } from '#capabilities/storefronts/demo/plan-storefront.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import {
  createPlacePicker,
  type WorldMarket,
  type WorldPlace,
} from '#capabilities/storefronts/demo/world-places.ts';
import type { Database } from '#platform/database/database.ts';

/** What the planners choose from: places with their people, and pictures by category and palette. */
export async function openWorldSource(
  db: Database,
  { seed, now, pictures }: { seed: string; now: Date; pictures: readonly WorldPicture[] },
): Promise<WorldSource> {
  const markets = new Map<number, WorldMarket>();
  const places = (await listWorldPlaces(db)).map((row) => toPlace(row, markets));
  return {
    seed,
    now,
    today: calendarDateOf(now),
    places: createPlacePicker(places),
    pictures: createPictureShelf(pictures),
  };
}

/** Places of one market share its object. */
function toPlace(row: WorldPlaceRow, markets: Map<number, WorldMarket>): WorldPlace {
  const market = markets.get(row.market_id) ?? {
    id: row.market_id,
    name: row.market_name,
    stateCode: row.market_state_code,
    population: row.market_population,
  };
  markets.set(market.id, market);
  return {
    cityId: row.city_id,
    city: row.city,
    stateCode: row.state_code,
    stateName: row.state_name,
    population: row.population,
    lat: row.lat,
    lon: row.lon,
    postalCodes: row.postal_codes,
    market,
    milesToMarketCenter: row.miles,
  };
}
