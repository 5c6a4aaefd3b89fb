import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json';
import type { MapColors } from './map-colors.ts';
import { natureLayers, natureSources } from './nature-layers.ts';

/** Our own boundaries in our own colours; nothing comes from another host. Names are drawn in HTML above it. */
export function mapStyle(colors: MapColors): StyleSpecification {
  const { states } = atlas.objects;
  const nature = natureLayers(colors);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: feature(atlas, states) },
      borders: { type: 'geojson', data: mesh(atlas, states, (a, b) => a !== b) },
      ...natureSources(),
    },
    layers: [
      { id: 'abroad', type: 'background', paint: { 'background-color': colors.abroad } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      // Water lies above the land: the coast is its edge.
      ...nature,
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: {
          'line-color': colors.border,
          'line-opacity': 0.6,
          'line-width': 1,
          'line-dasharray': [4, 2],
        },
      },
    ],
  };
}
