import type { SeededRandom } from '#base/seeded-random.ts';

/** A city the demo world may put a business in. */
export type WorldPlace = {
  cityId: number;
  city: string;
  stateCode: string;
  stateName: string;
  population: number;
  lat: number;
  lon: number;
  postalCodes: readonly string[];
  market: WorldMarket;
  milesToMarketCenter: number;
};

export type WorldMarket = { id: number; name: string; stateCode: string; population: number };

export type PlacePicker = {
  /** The largest markets first. */
  markets: readonly WorldMarket[];
  pickPlace(random: SeededRandom, market?: WorldMarket): WorldPlace;
  findPlace(city: string, stateCode: string): WorldPlace;
};

/** Below one, so that small places are not drowned by the large ones. */
const MARKET_PULL = 0.8;
const CITY_PULL = 0.65;

export function createPlacePicker(places: readonly WorldPlace[]): PlacePicker {
  const byMarket = Map.groupBy(places, ({ market }) => market.id);
  const markets = [...byMarket.values()]
    .flatMap((group) => group.slice(0, 1).map(({ market }) => market))
    .sort((first, second) => second.population - first.population || first.id - second.id);
  const pickMarket = weightedPicker(markets, ({ population }) => population ** MARKET_PULL);
  const cityPickers = new Map(
    [...byMarket].map(([marketId, group]) => [
      marketId,
      weightedPicker(group, ({ population }) => Math.max(population, 200) ** CITY_PULL),
    ]),
  );
  return {
    markets,
    pickPlace(random, market = pickMarket(random)) {
      const pickCity = cityPickers.get(market.id);
      if (!pickCity) throw new Error(`The market ${market.id} has no city.`);
      return pickCity(random);
    },
    findPlace(city, stateCode) {
      const found = places.find((place) => place.city === city && place.stateCode === stateCode);
      if (!found) throw new Error(`There is no ${city}, ${stateCode}.`);
      return found;
    },
  };
}

/** Adds the weights up once, because a large world picks a million times. */
function weightedPicker<T>(items: readonly T[], weightOf: (item: T) => number): (random: SeededRandom) => T {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    sums.push(total);
  }
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) <= target) low = middle + 1;
      else high = middle;
    }
    return items[low] as T;
  };
}
