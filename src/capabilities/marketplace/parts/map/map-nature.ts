import { mapSheets, squareDegrees } from 'virtual:map-sheets';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { NEAR_ZOOM } from './nature-layers.ts';
import { keepNatureNames } from './nature-names.ts';
import { seenArea } from './use-map-view.ts';

type Shapes = GeoJSON.FeatureCollection<GeoJSON.Geometry, { name?: string; rank?: number }>;
type Sheet = Topology<Record<string, GeometryCollection<{ name?: string; rank?: number }>>>;

async function readSheet(name: string): Promise<Record<string, Shapes>> {
  const load = mapSheets[name];
  if (!load) return {};
  const { default: sheet }: { default: Sheet } = await load();
  return Object.fromEntries(
    Object.entries(sheet.objects).map(([layer, shapes]) => [layer, feature(sheet, shapes)]),
  );
}

function setShapes(map: MapLibreMap, source: string, shapes: Shapes): void {
  map.getSource<GeoJSONSource>(source)?.setData(shapes);
}

/** The sheets of all squares in sight. */
function namesInSight(map: MapLibreMap): string[] {
  const { south, west, north, east } = seenArea(map);
  const from = (degrees: number) => Math.floor(degrees / squareDegrees) * squareDegrees;
  const names: string[] = [];
  for (let x = from(west); x <= east; x += squareDegrees) {
    for (let y = from(south); y <= north; y += squareDegrees) names.push(`near_${x}_${y}`);
  }
  return names;
}

function followSquares(map: MapLibreMap): void {
  const asked = new Set<string>();
  const known: Record<string, Shapes['features']> = { parks: [], lakes: [], rivers: [] };
  async function add(name: string) {
    const sheet = await readSheet(name);
    for (const [layer, { features }] of Object.entries(sheet)) {
      const all = [...(known[layer] ?? []), ...features];
      known[layer] = all;
      setShapes(map, `near-${layer}`, { type: 'FeatureCollection', features: all });
    }
    keepNatureNames(map, sheet);
  }
  function look() {
    if (map.getZoom() < NEAR_ZOOM) return;
    for (const name of namesInSight(map).filter((each) => !asked.has(each))) {
      asked.add(name);
      // Without it the map is only plainer there; removed meanwhile, it wants none.
      add(name).catch(() => undefined);
    }
  }
  map.on('moveend', look);
  look();
}

/** Ocean, lakes, rivers and parks: the whole country at once, a region when somebody is near. */
export function showNature(map: MapLibreMap): void {
  async function show(name: string, sourceOf: (layer: string) => string) {
    for (const [layer, shapes] of Object.entries(await readSheet(name)))
      setShapes(map, sourceOf(layer), shapes);
  }
  show('ocean', (layer) => layer).catch(() => undefined);
  show('far', (layer) => `far-${layer}`).catch(() => undefined);
  followSquares(map);
}
