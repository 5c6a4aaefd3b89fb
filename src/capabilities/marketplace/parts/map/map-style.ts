import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json';
import type { MapColors } from './map-colors.ts';

/** Our own boundaries in our own colours; nothing comes from another host. Names are drawn in HTML above it. */
export function mapStyle(colors: MapColors): StyleSpecification {
  const { states } = atlas.objects;
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: feature(atlas, states) },
      borders: { type: 'geojson', data: mesh(atlas, states, (a, b) => a !== b) },
    },
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: { 'background-color': colors.water, 'background-opacity': 0.45 },
      },
      { id: 'ground', type: 'fill', source: 'land', paint: { 'fill-color': colors.ground } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colors.land, 'fill-opacity': 0.55 },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': colors.border, 'line-opacity': 0.35, 'line-width': 0.75 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.border, 'line-opacity': 0.55, 'line-width': 1 },
      },
    ],
  };
}
