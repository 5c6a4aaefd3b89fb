import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { type ManifestPicture, PICTURE_FOLDER, readPictureManifest } from './picture-manifest.ts';

const VENDOR_CATEGORIES = MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey as string);
const CATEGORIES = new Set([...VENDOR_CATEGORIES, 'registry', 'paper', 'illustration', 'detail']);
const LARGEST_SIDE = 1600;

type Row = ManifestPicture & { width: number; height: number };
let manifest: Row[];
beforeAll(async () => {
  manifest = (await readPictureManifest()) as Row[];
});

describe('the demo pictures', () => {
  it('are at least 160, crops being no more than a third of those', () => {
    expect(manifest.filter(({ cropOf, variantOf }) => !cropOf && !variantOf).length).toBeGreaterThanOrEqual(
      (160 * 2) / 3,
    );
    expect(manifest.length).toBeGreaterThanOrEqual(160);
  });

  it('lie there, all of them and nothing else, as the manifest says', async () => {
    const files = (await readdir(PICTURE_FOLDER)).filter((file) => file !== 'manifest.json');
    expect(files.toSorted()).toEqual(manifest.map(({ file }) => file).toSorted());
    for (const { file, width, height } of manifest) {
      const real = await sharp(path.join(PICTURE_FOLDER, file)).metadata();
      expect({ file, width: real.width, height: real.height, format: real.format }).toEqual({
        file,
        width,
        height,
        format: 'webp',
      });
      expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST_SIDE);
    }
  });

  it('are named once, described, and of known categories', () => {
    expect(new Set(manifest.map(({ id }) => id)).size).toBe(manifest.length);
    for (const { id, alt, category, alsoFor = [], subject, palette, season } of manifest) {
      expect(alt.length, id).toBeGreaterThan(10);
      expect(alt.length, id).toBeLessThanOrEqual(140);
      expect(
        [category, ...alsoFor].filter((each) => !CATEGORIES.has(each)),
        id,
      ).toEqual([]);
      expect(subject && palette && season, id).toBeTruthy();
    }
  });

  it('give every category enough to choose covers from, in several palettes', () => {
    for (const category of VENDOR_CATEGORIES) {
      const own = manifest.filter((row) => row.category === category || row.alsoFor?.includes(category));
      expect(own.length, category).toBeGreaterThanOrEqual(24);
      expect(new Set(own.map(({ palette }) => palette)).size, category).toBeGreaterThanOrEqual(4);
    }
  });

  it('stay small enough for a repository', async () => {
    const sizes = await Promise.all(manifest.map(({ file }) => stat(path.join(PICTURE_FOLDER, file))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(30_000_000);
  });
});
