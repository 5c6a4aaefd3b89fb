import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:map-cities';
const RESOLVED = `\0${VIRTUAL}`;
const CITIES = new URL('../data/us-cities.csv', import.meta.url);

type City = { name: string; population: number; lat: number; lon: number };

/** Smaller places would only be noise on a map of vendors. */
const FEWEST_PEOPLE = 1_500;
/** A city of this size is known by its name even beside a larger one. */
const LARGE = 150_000;
/** About 18 miles: nearer than this, the larger place speaks for both. */
const NEAR_DEGREES = 0.26;

function isNear(a: City, b: City): boolean {
  // Nearly all are far away, and this is the cheapest way to say so.
  if (Math.abs(a.lat - b.lat) >= NEAR_DEGREES) return false;
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(east, a.lat - b.lat) < NEAR_DEGREES;
}

/** The places a map names, the largest first: all over the country rather than only where cities crowd. */
export function chooseMapCities(cities: readonly City[]): City[] {
  const chosen: City[] = [];
  const byPopulation = cities
    .filter(({ population }) => population >= FEWEST_PEOPLE)
    .sort((a, b) => b.population - a.population);
  for (const city of byPopulation) {
    if (city.population >= LARGE || !chosen.some((other) => isNear(city, other))) chosen.push(city);
  }
  return chosen;
}

/** One line each, in hundredths of a degree: half the bytes of an array of objects. */
export function writeMapCities(cities: readonly City[]): string {
  return cities
    .map(({ name, lat, lon }) => `${name},${Math.round(lat * 100)},${Math.round(lon * 100)}`)
    .join('\n');
}

export async function readMapCities(): Promise<City[]> {
  const rows: Record<string, string>[] = parse(await readFile(CITIES), { columns: true });
  return rows.map((row) => ({
    name: row.name ?? '',
    population: Number(row.population),
    lat: Number(row.lat),
    lon: Number(row.lon),
  }));
}

/** Gives the map the names of larger places without the other thirty thousand. */
export function mapCities(): Plugin {
  return {
    name: 'map-cities',
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      handler: async () =>
        `export const mapCityLines = ${JSON.stringify(writeMapCities(chooseMapCities(await readMapCities())))};`,
    },
  };
}
