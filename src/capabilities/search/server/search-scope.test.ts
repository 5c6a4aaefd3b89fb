import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '../rules/distance.ts';
import { CategoryRows, type MemoryRow } from './category-rows.ts';
import { inArea, inCircle, inMarketOrCircle } from './search-scope.ts';

const latitude = fc.oneof(
  fc.double({ min: 24, max: 50, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const longitude = fc.oneof(
  fc.double({ min: -125, max: -66, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const point = fc.record({ lat: latitude, lon: longitude });
/** A crowd around one point and some anywhere, each with a market. */
const world = fc
  .tuple(point, fc.array(fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.nat(3)), { maxLength: 60 }))
  .chain(([center, near]) =>
    fc.array(point, { maxLength: 40 }).map((far) => ({
      center,
      points: [
        ...near.map(([shift, market], index) => ({
          lat: Math.max(-90, Math.min(90, center.lat + shift)),
          lon: Math.max(-180, Math.min(180, center.lon + (index % 5) * shift * 0.4)),
          market,
        })),
        ...far.map((each, index) => ({ ...each, market: index % 3 })),
      ],
    })),
  );

type Spot = { lat: number; lon: number; market: number };

function rowsAt(points: readonly Spot[]): CategoryRows {
  const rows = new CategoryRows();
  const zeros = Object.fromEntries(Object.keys(rows.columns).map((name) => [name, 0])) as MemoryRow;
  for (const [index, spot] of points.entries()) rows.put({ ...zeros, ...spot, id: index + 1 }, '');
  return rows;
}

/** Places are given in the order rows came, so they are the numbers of the points. */
function numbersOf<T>(points: readonly T[], isMeant: (point: T) => boolean): number[] {
  return points.flatMap((each, index) => (isMeant(each) ? [index] : []));
}

const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b);

describe('a scope', () => {
  test('around a point has everyone within so many miles, on this side of the date line', () => {
    fc.assert(
      fc.property(world, fc.constantFrom(1, 25, 50, 100), ({ center, points }, miles) => {
        const isNear = (each: Spot) => milesBetween(center, each) <= miles;
        const isThisSide = (each: Spot) =>
          Math.abs(each.lon - center.lon) <= 180 && Math.abs(center.lat) < 85;
        const found = sorted(inCircle(rowsAt(points), center, miles));
        expect(found.filter((place) => !isNear(points[place] as Spot))).toEqual([]);
        if (Math.abs(center.lat) < 85 && Math.abs(center.lon) < 170) {
          expect(found).toEqual(numbersOf(points, (each) => isNear(each) && isThisSide(each)));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('of a piece of the map has everyone inside, its edges included', () => {
    fc.assert(
      fc.property(world, point, point, ({ center, points }, first, second) => {
        const [a, b] = [first, { lat: (second.lat + center.lat) / 2, lon: (second.lon + center.lon) / 2 }];
        const area = {
          south: Math.min(a.lat, b.lat),
          north: Math.max(a.lat, b.lat),
          west: Math.min(a.lon, b.lon),
          east: Math.max(a.lon, b.lon),
        };
        const edge = { lat: area.north, lon: area.west, market: 0 };
        const all = [...points, edge];
        expect(sorted(inArea(rowsAt(all), area))).toEqual(
          numbersOf(
            all,
            ({ lat, lon }) => lat >= area.south && lat <= area.north && lon >= area.west && lon <= area.east,
          ),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('of a market and a circle has each row once', () => {
    fc.assert(
      fc.property(world, ({ center, points }) => {
        const rows = rowsAt(points);
        const circle = inCircle(rows, center, 50);
        expect(sorted(inMarketOrCircle(rows, 1, circle))).toEqual(
          sorted([...new Set([...circle, ...numbersOf(points, ({ market }) => market === 1)])]),
        );
      }),
    );
  });
});
