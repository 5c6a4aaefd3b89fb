import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { WorldPlace } from '#capabilities/storefronts/demo/world-places.ts';
import { COLOR_FAMILIES } from '../rules/color-families.ts';
import { PHOTO_SUBJECTS } from '../rules/photo-subjects.ts';
import { SEASONS } from '../rules/seasons.ts';
import { WEDDING_SETTINGS } from '../rules/wedding-settings.ts';
import { WEDDING_STYLES } from '../rules/wedding-styles.ts';
import { COMPANIONS } from './pick-shoot.ts';
import { familyOf } from './picture-reading.ts';
import { planRealWedding } from './plan-real-wedding.ts';

type Listed = {
  id: string;
  category: string;
  alsoFor?: string[];
  subject: string;
  palette: string;
  season: string;
  cropOf?: string;
  variantOf?: string;
  alt: string;
};

const manifest: Listed[] = JSON.parse(
  readFileSync(new URL('../../../../demo/pictures/manifest.json', import.meta.url), 'utf8'),
);
const pictures: WorldPicture[] = manifest.map(
  ({ id, category, alsoFor = [], cropOf, variantOf, ...rest }) => ({
    ...rest,
    assetId: id,
    categories: [category, ...alsoFor],
    cropOf,
    isDerived: cropOf !== undefined || variantOf !== undefined,
  }),
);
const byId = new Map(pictures.map((picture) => [picture.assetId, picture]));

const place: WorldPlace = {
  cityId: 1,
  city: 'Hudson',
  stateCode: 'NY',
  stateName: 'New York',
  population: 6_000,
  lat: 42.2,
  lon: -73.8,
  postalCodes: ['12534'],
  market: { id: 1, name: 'Albany', stateCode: 'NY', population: 800_000 },
  milesToMarketCenter: 30,
};

const weddings = Array.from({ length: 64 }, (_, index) =>
  planRealWedding(index + 1, {
    seed: 'ampersand',
    now: new Date('2026-11-15T12:00:00Z'),
    pictures,
    pickPlace: () => place,
    candidates: () => [],
  }),
);

const share = (options: readonly string[], of: (wedding: (typeof weddings)[number]) => readonly string[]) =>
  options.map((option) => weddings.filter((wedding) => of(wedding).includes(option)).length);

describe('the real weddings of the demo world', () => {
  it('are varied enough that every option of every filter finds some', () => {
    expect(Math.min(...share(COLOR_FAMILIES, ({ palette }) => [palette]))).toBeGreaterThan(0);
    expect(Math.min(...share(SEASONS, ({ season }) => [season]))).toBeGreaterThan(8);
    expect(Math.min(...share(WEDDING_SETTINGS, ({ setting }) => [setting]))).toBeGreaterThan(5);
    expect(Math.min(...share(WEDDING_STYLES, ({ styles }) => styles))).toBeGreaterThan(1);
    const subjects = (wedding: (typeof weddings)[number]) => wedding.photos.map(({ subject }) => subject);
    expect(Math.min(...share(PHOTO_SUBJECTS, subjects))).toBeGreaterThan(8);
  });

  it('keep to a color family with its companions and to their season, and show no picture twice', () => {
    for (const { palette, season, photos } of weddings) {
      expect(photos.length).toBeGreaterThanOrEqual(6);
      expect(new Set(photos.map(({ assetId }) => assetId)).size).toBe(photos.length);
      const shown = photos.flatMap(({ assetId }) => byId.get(assetId) ?? []);
      expect(shown.filter((picture) => familyOf(picture) === palette).length).toBeGreaterThanOrEqual(2);
      for (const picture of shown) {
        expect([palette, ...COMPANIONS[palette]]).toContain(familyOf(picture));
        expect(['all', season]).toContain(picture.season);
      }
    }
  });

  it('begin every sentence with a capital, whoever it is about', () => {
    for (const { title, summary, story } of weddings) {
      const texts = [title, summary, ...story.flatMap(({ paragraphs }) => paragraphs)];
      for (const text of texts) expect(text).not.toMatch(/(?:^|[.!?] )[a-z]/);
    }
  });

  it('happen in the fall, as Americans say', () => {
    const texts = weddings.map(({ title, summary, story }) => JSON.stringify([title, summary, story]));
    expect(texts.join(' ')).not.toMatch(/autumn| a [aeiou]\w+ (day|wedding)/i);
  });

  it('open with a place, and name somebody for every part of the day', () => {
    for (const { photos, credits } of weddings) {
      expect(['place', 'ceremony', 'table']).toContain(photos[0]?.subject);
      expect(credits.length).toBeGreaterThanOrEqual(7);
    }
  });

  it('have two or three different styles', () => {
    for (const { styles } of weddings) {
      expect([2, 3]).toContain(styles.length);
      expect(new Set(styles).size).toBe(styles.length);
    }
  });

  it('are the same for the same seed', () => {
    const again = planRealWedding(7, {
      seed: 'ampersand',
      now: new Date('2026-11-15T12:00:00Z'),
      pictures,
      pickPlace: () => place,
      candidates: () => [],
    });
    expect(again).toEqual(weddings[6]);
  });
});
