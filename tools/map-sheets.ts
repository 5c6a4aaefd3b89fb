import { readFile } from 'node:fs/promises';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { readMapCities } from './map-cities.ts';
import { type Box, boxOf, type Shape, SheetWriter, touches } from './map-sheet.ts';

const VIRTUAL = 'virtual:map-sheets';
const RESOLVED = `\0${VIRTUAL}`;
const LAYERS = ['ocean', 'lakes', 'rivers', 'parks'] as const;
type Layer = (typeof LAYERS)[number];

/** About two hundred yards: nobody looks closer at a map of towns. */
const NEAR_STEPS = 500;
/** Seen from afar, a mile more or less is a pixel. */
const FAR_STEPS = 50;
/** From afar only what is this important is shown; lower is more. */
const FAR_RANK = { lakes: 4, rivers: 5 };
/** A screen of the nearer zooms touches a handful of such squares. */
const SQUARE_DEGREES = 8;

type Source = { topology: Topology; shapes: { shape: Shape; box: Box }[] };

async function readLayer(layer: Layer): Promise<Source> {
  const file = new URL(`../data/map/${layer}.topo.json`, import.meta.url);
  const topology: Topology = JSON.parse(await readFile(file, 'utf8'));
  const [object] = Object.values(topology.objects) as GeometryCollection[];
  const shapes = (object?.geometries ?? []).filter((shape): shape is Shape => 'arcs' in shape);
  return { topology, shapes: shapes.map((shape) => ({ shape, box: boxOf(topology, shape) })) };
}

/** The squares in which there are towns, by the names the map asks for them. */
async function squares(): Promise<Map<string, Box>> {
  const found = new Map<string, Box>();
  for (const { lat, lon } of await readMapCities()) {
    const west = Math.floor(lon / SQUARE_DEGREES) * SQUARE_DEGREES;
    const south = Math.floor(lat / SQUARE_DEGREES) * SQUARE_DEGREES;
    const box = { west, south, east: west + SQUARE_DEGREES, north: south + SQUARE_DEGREES };
    found.set(`near_${west}_${south}`, box);
  }
  return found;
}

type Wish = {
  steps: number;
  layers: readonly Layer[];
  isMeant: (layer: Layer, shape: Shape, box: Box) => boolean;
};

/** Water and parks cut into sheets: the ocean, what is seen from afar, and everything else by squares. */
export async function cutMap(): Promise<Map<string, string>> {
  const sources = new Map(
    await Promise.all(LAYERS.map(async (layer) => [layer, await readLayer(layer)] as const)),
  );
  function cut({ steps, layers, isMeant }: Wish): string {
    const sheet = new SheetWriter(steps);
    for (const layer of layers) {
      const source = sources.get(layer);
      if (!source) continue;
      const meant = source.shapes.filter(({ shape, box }) => isMeant(layer, shape, box));
      sheet.add(
        layer,
        source.topology,
        meant.map(({ shape }) => shape),
      );
    }
    return sheet.write();
  }
  const isImportant = (layer: Layer, { properties }: Shape) =>
    layer === 'parks' || (properties?.rank ?? 99) <= FAR_RANK[layer === 'lakes' ? 'lakes' : 'rivers'];
  const onLand = ['parks', 'lakes', 'rivers'] as const;
  const sheets = new Map([
    ['ocean', cut({ steps: NEAR_STEPS, layers: ['ocean'], isMeant: () => true })],
    ['far', cut({ steps: FAR_STEPS, layers: onLand, isMeant: isImportant })],
  ]);
  for (const [name, square] of await squares()) {
    sheets.set(
      name,
      cut({ steps: NEAR_STEPS, layers: onLand, isMeant: (_layer, _shape, box) => touches(box, square) }),
    );
  }
  return sheets;
}

/** Gives the map its sheets one by one, each when somebody looks there. */
export function mapSheets(): Plugin {
  let cutting: Promise<Map<string, string>> | undefined;
  return {
    name: 'map-sheets',
    resolveId: {
      filter: { id: new RegExp(`^${VIRTUAL}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}`) },
      handler: async (id) => {
        cutting ??= cutMap();
        const sheets = await cutting;
        const sheet = sheets.get(id.slice(RESOLVED.length + 1));
        if (sheet) return `export default JSON.parse(${JSON.stringify(sheet)});`;
        const entries = [...sheets.keys()].map(
          (name) => `${JSON.stringify(name)}:()=>import(${JSON.stringify(`${VIRTUAL}/${name}`)})`,
        );
        return `export const squareDegrees=${SQUARE_DEGREES};export const mapSheets={${entries.join(',')}};`;
      },
    },
  };
}
