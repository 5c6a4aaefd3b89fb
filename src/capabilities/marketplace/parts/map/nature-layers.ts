import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

/** From here on a region has its own sheet; before, the one for the whole country is enough. */
export const NEAR_ZOOM = 6;
/** Brooks and ponds; seen from farther away they would be a net. */
const SMALL_ZOOM = 8;
/** Up to this rank it is worth showing as soon as there is a sheet; lower is more important. */
const MAIN_RANK = 9;

/** Filled as the sheets come. */
export const NATURE_SOURCES = [
  'ocean',
  'far-parks',
  'far-lakes',
  'far-rivers',
  'near-parks',
  'near-lakes',
  'near-rivers',
] as const;

export function natureSources(): Record<string, SourceSpecification> {
  const empty: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
  return Object.fromEntries(NATURE_SOURCES.map((source) => [source, empty]));
}

type Source = (typeof NATURE_SOURCES)[number];
type Zooms = { minzoom?: number; maxzoom?: number };

const FAR: Zooms = { maxzoom: NEAR_ZOOM };
const NEAR: Zooms = { minzoom: NEAR_ZOOM };
const SMALL: Zooms = { minzoom: SMALL_ZOOM };

/** Parks lie below water, water below every line. */
export function natureLayers({ water, park }: MapColors): LayerSpecification[] {
  const area = (source: Source, color: string, zooms: Zooms): LayerSpecification => ({
    id: source,
    type: 'fill',
    source,
    ...zooms,
    paint: { 'fill-color': color },
  });
  const line = (id: string, source: Source, zooms: Zooms, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source,
    ...zooms,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': water,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 4, width / 2, 7, width, 12, width * 4],
    },
  });
  const isMain: LayerSpecification & { type: 'line' } = {
    ...(line('near-rivers', 'near-rivers', NEAR, 1.6) as LayerSpecification & { type: 'line' }),
    filter: ['<=', ['get', 'rank'], MAIN_RANK],
  };
  return [
    area('far-parks', park, FAR),
    area('near-parks', park, NEAR),
    area('ocean', water, {}),
    area('far-lakes', water, FAR),
    area('near-lakes', water, NEAR),
    line('far-rivers', 'far-rivers', FAR, 1.6),
    isMain,
    {
      ...(line('near-brooks', 'near-rivers', SMALL, 0.8) as LayerSpecification & { type: 'line' }),
      filter: ['>', ['get', 'rank'], MAIN_RANK],
    },
  ];
}
