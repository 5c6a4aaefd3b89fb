import type { Map as MapLibreMap } from 'maplibre-gl';
import { useSyncExternalStore } from 'react';

export type NatureName = { name: string; kind: 'water' | 'park'; lat: number; lon: number };

type Shape = { geometry: GeoJSON.Geometry; properties: { name?: string; rank?: number } | null };
type Sheet = Readonly<Record<string, { features: readonly Shape[] }>>;
type Point = readonly number[];

function pointsOf(geometry: GeoJSON.Geometry): Point[] {
  if (!('coordinates' in geometry)) return [];
  const depth = { Polygon: 1, MultiLineString: 1, MultiPolygon: 2 }[geometry.type as string] ?? 0;
  return (geometry.coordinates as unknown[]).flat(depth) as Point[];
}

/** On a river a point of it, in a lake or a park its middle. */
function middleOf({ geometry }: Shape, points: readonly Point[]): Point {
  if (geometry.type === 'LineString') return points[Math.floor(points.length / 2)] ?? [];
  const sum = points.reduce(([x = 0, y = 0], [lon = 0, lat = 0]) => [x + lon, y + lat], [0, 0]);
  return sum.map((total) => total / points.length);
}

/** Brooks and ponds are not named, and nothing is named twice: a river comes in many pieces. */
const MOST_RANK = 10;

/** The names on a sheet, the most important first. */
export function natureNames(sheet: Sheet): NatureName[] {
  const largest = new Map<string, NatureName & { size: number; rank: number }>();
  for (const [layer, { features }] of Object.entries(sheet)) {
    for (const shape of features) {
      const { name, rank = layer === 'parks' ? 5 : 99 } = shape.properties ?? {};
      const points = pointsOf(shape.geometry);
      if (!name || rank > MOST_RANK || (largest.get(name)?.size ?? 0) >= points.length) continue;
      const [lon = 0, lat = 0] = middleOf(shape, points);
      const kind = layer === 'parks' ? 'park' : 'water';
      const text = layer === 'rivers' && !/river|creek|canal|brook/i.test(name) ? `${name} River` : name;
      largest.set(name, { name: text, kind, lat, lon, size: points.length, rank });
    }
  }
  return [...largest.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, kind, lat, lon }) => ({ name, kind, lat, lon }));
}

const NONE: readonly NatureName[] = [];
const known = new WeakMap<MapLibreMap, readonly NatureName[]>();
const listeners = new WeakMap<MapLibreMap, Set<() => void>>();

export function keepNatureNames(map: MapLibreMap, sheet: Sheet): void {
  const before = known.get(map) ?? NONE;
  const isNew = ({ name }: NatureName) => !before.some((other) => other.name === name);
  known.set(map, [...before, ...natureNames(sheet).filter(isNew)]);
  for (const tell of listeners.get(map) ?? []) tell();
}

/** Waters and parks whose sheets have come. */
export function useNatureNames(map: MapLibreMap): readonly NatureName[] {
  return useSyncExternalStore(
    (tell) => {
      const all = listeners.get(map) ?? new Set();
      listeners.set(map, all.add(tell));
      return () => all.delete(tell);
    },
    () => known.get(map) ?? NONE,
  );
}
