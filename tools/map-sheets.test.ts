import { gzipSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import type { MapSheet } from './map-sheet.ts';
import { cutMap } from './map-sheets.ts';

const sheets = await cutMap();

function sheetOf(name: string): MapSheet {
  return JSON.parse(sheets.get(name) ?? 'null');
}

function shapesOn(name: string, layer: string) {
  const sheet = sheetOf(name);
  const { [layer]: shapes } = sheet.objects;
  return shapes ? feature(sheet, shapes).features : [];
}

function namesOn(name: string, layer: string): (string | undefined)[] {
  return shapesOn(name, layer).map(({ properties }) => properties.name);
}

describe('the sheets of the map', () => {
  it('have the ocean, large water and parks for the view from afar', () => {
    const { ocean } = sheetOf('ocean').objects;
    expect(ocean?.geometries).toHaveLength(1);
    expect(namesOn('far', 'lakes')).toContain('Lake Superior');
    expect(namesOn('far', 'rivers')).toContain('Mississippi');
    expect(namesOn('far', 'parks').length).toBeGreaterThan(50);
  });

  it('have the rivers and lakes of a region on the sheet of its square', () => {
    expect(namesOn('near_-80_40', 'rivers')).toContain('Hudson');
    expect(namesOn('near_-80_40', 'lakes').length).toBeGreaterThan(5);
    expect(namesOn('near_-80_40', 'rivers')).not.toContain('Columbia');
    expect([...sheets.keys()], 'no town, no sheet').not.toContain('near_-48_40');
  });

  it('are drawn where they are', () => {
    const hudson = shapesOn('near_-80_40', 'rivers').find(({ properties }) => properties.name === 'Hudson');
    const geometry = hudson?.geometry;
    const [lon = 0, lat = 0] = (geometry?.type === 'LineString' && geometry.coordinates[0]) || [];
    expect(lon).toBeGreaterThan(-75);
    expect(lon).toBeLessThan(-73);
    expect(lat).toBeGreaterThan(40);
    expect(lat).toBeLessThan(45);
  });

  it('are small enough to come one by one', () => {
    const sizes = [...sheets].map(([name, text]) => ({ name, bytes: gzipSync(text).byteLength }));
    expect(sizes.filter(({ name, bytes }) => bytes > (name === 'ocean' ? 110_000 : 60_000))).toEqual([]);
  });
});
