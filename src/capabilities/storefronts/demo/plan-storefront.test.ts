import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { calendarDateOf } from '#base/calendar-date.ts';
import { isAvailableOn } from '../rules/availability.ts';
import { PINNED_VENUES, SOUGHT_DAY } from './pinned-venues.data.ts';
import { createPictureShelf } from './plan-galleries.ts';
import { DEMO_VENDOR_STOREFRONTS, planStorefront, type WorldSource } from './plan-storefront.ts';
import { createPlacePicker, type WorldPlace } from './world-places.ts';

const manifest: {
  id: string;
  category: string;
  alsoFor?: string[];
  subject: string;
  palette: string;
  cropOf?: string;
  variantOf?: string;
}[] = JSON.parse(await readFile(path.resolve('demo/pictures/manifest.json'), 'utf8'));
const subjects = new Map(manifest.map(({ id, subject }) => [id, subject]));
const pictures = createPictureShelf(
  manifest.map(({ id, category, alsoFor = [], subject, palette, cropOf, variantOf }) => ({
    assetId: id,
    categories: [category, ...alsoFor],
    subject,
    palette,
    cropOf,
    isDerived: cropOf !== undefined || variantOf !== undefined,
    season: 'all',
    alt: subject,
  })),
);

/** Twelve markets for the full shelves, and one with the towns that are pinned. */
const CITIES = [
  ...Array.from({ length: 12 }, (_, index) => ({ city: `Town ${index}`, marketId: index + 1 })),
  ...Object.values(PINNED_VENUES).map(({ city }) => ({ city, marketId: 13 })),
];
const places = createPlacePicker(
  CITIES.map(({ city, marketId }, index): WorldPlace => {
    const market = { id: marketId, name: `Market ${marketId}`, stateCode: 'NY', population: 100_000 };
    const where = { stateCode: 'NY', stateName: 'New York', lat: 42, lon: -73, postalCodes: ['12534'] };
    return { cityId: index + 1, city, population: 6_000, market, milesToMarketCenter: 30, ...where };
  }),
);

function sourceOf(seed: string): WorldSource {
  const now = new Date('2026-11-15T12:00:00Z');
  return { seed, now, today: calendarDateOf(now), places, pictures };
}

describe.each(['ampersand', 'another'])('the venues pinned in the world %s', (seed) => {
  const pinned = Object.entries(PINNED_VENUES).map(([number, pin]) => ({
    pin,
    plan: planStorefront(Number(number), sourceOf(seed)),
  }));

  it('are listed where they were pinned, and not the demo vendor’s', () => {
    for (const { pin, plan } of pinned) {
      expect(DEMO_VENDOR_STOREFRONTS).not.toContain(plan.number);
      expect(plan).toMatchObject({
        category: 'wedding-venues',
        name: pin.name,
        place: { city: pin.city },
        publicationStatus: 'ACCEPTED',
        claimedAt: expect.any(Date),
        priceRangeVisible: true,
        startingPriceCents: pin.siteFeeCents,
      });
      expect(plan.options.map(({ key }) => key)).toContain(pin.type);
      expect(plan.spaces.map(({ name }) => name)).toEqual(pin.spaces);
      expect(plan.spaces[0]?.seatedCapacity).toBe(pin.seats);
    }
  });

  it('show a calendar in which the sought day is as pinned', () => {
    for (const { pin, plan } of pinned) {
      const { displayAvailability, blocks, daysOff, availableThrough } = plan.availability;
      expect(displayAvailability).toBe(true);
      const blockedDays = new Set(blocks.map(({ day }) => day));
      expect(isAvailableOn(SOUGHT_DAY, { blockedDays, daysOff, availableThrough })).toBe(
        pin.isFreeOnSoughtDay,
      );
      expect(blockedDays.size, 'no day is taken twice').toBe(blocks.length);
    }
  });

  it('have covers of what they are, each its own, and photos for every subject', () => {
    const covers = pinned.flatMap(({ plan }) => plan.galleries.covers);
    expect(new Set(covers).size).toBe(covers.length);
    for (const { pin, plan } of pinned) {
      const shown = plan.galleries.photos.map((id) => subjects.get(id) ?? '');
      const [itself] = pin.gallery.subjects;
      expect(plan.galleries.covers.length).toBeGreaterThan(0);
      for (const id of plan.galleries.covers) expect(subjects.get(id)).toContain(itself);
      for (const word of pin.gallery.subjects)
        expect(
          shown.some((subject) => subject.includes(word)),
          `a picture of ${word}`,
        ).toBe(true);
    }
  });

  it('let a guest find a barn for 120 under $9,000 on that day, and one that is taken', () => {
    const fitting = pinned.filter(
      ({ plan }) => Number(plan.words.guests) >= 120 && plan.startingPriceCents < 900_000,
    );
    expect(fitting.filter(({ pin }) => pin.isFreeOnSoughtDay).length).toBeGreaterThanOrEqual(1);
    expect(fitting.filter(({ pin }) => !pin.isFreeOnSoughtDay).length).toBeGreaterThanOrEqual(1);
  });
});

describe('no picture twice in one gallery', () => {
  const sources = new Map(manifest.map(({ id, cropOf, variantOf }) => [id, [cropOf, variantOf]]));
  const plans = Array.from({ length: 600 }, (_, index) => planStorefront(index + 1, sourceOf('ampersand')));

  it('cropped or recolored ones never beside their whole', () => {
    for (const { name, galleries } of plans) {
      expect(new Set(galleries.photos).size, name).toBe(galleries.photos.length);
      const shown = new Set([...galleries.covers, ...galleries.photos]);
      const beside = [...shown].filter((id) =>
        sources.get(id)?.some((source) => source !== undefined && shown.has(source)),
      );
      expect(beside, name).toEqual([]);
    }
  });

  it('and still enough of them to look at', () => {
    const listed = plans.filter(({ publishedAt }) => publishedAt !== null);
    for (const { name, galleries } of listed) {
      expect(galleries.covers.length, name).toBeGreaterThan(0);
      expect(galleries.photos.length, name).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a business that hides its price', () => {
  it('names no amount in its description, nor its price in any answer', () => {
    const hiding = Array.from({ length: 600 }, (_, index) =>
      planStorefront(index + 1, sourceOf('ampersand')),
    ).filter(({ priceRangeVisible }) => !priceRangeVisible);
    expect(hiding.length).toBeGreaterThan(15);
    for (const { description, faqs, words } of hiding) {
      expect(description).not.toMatch(/\$\s?\d/);
      expect(JSON.stringify(faqs)).not.toContain(words.price);
    }
  });
});

it('keeps a business that waits for the new vendor to claim it, with a website to prove it by', () => {
  const waiting = Array.from({ length: 129 }, (_, index) =>
    planStorefront(index + 1, sourceOf('ampersand')),
  ).filter(({ name }) => name === 'Marsh & Meadow');
  expect(waiting).toMatchObject([
    {
      claimedAt: null,
      publishedAt: expect.any(Date),
      place: { city: 'Hudson', stateCode: 'NY' },
      social: { web: 'https://www.marshandmeadow.example' },
    },
  ]);
});
