import { describe, expect, it } from 'vitest';
import type { Person } from '#app/rules/person.ts';
import { servingScreen } from '../testing/serving-screen.ts';
import { startPath } from './start-path.ts';
import { vendorEntryPath } from './vendor-entry-path.ts';

const nobody: Person = {
  is_support: false,
  has_vendor_account: false,
  has_marketplace_account: false,
};
const couple: Person = { ...nobody, has_marketplace_account: true };
const vendor: Person = { ...nobody, has_vendor_account: true };
const both: Person = { ...couple, has_vendor_account: true };
const staff: Person = { ...nobody, is_support: true };

const published = [{ published: false }, { published: true }];
const draft = [{ published: false }];
const QUEUE = '/support/inquiries';
const DASHBOARD = '/inspire/vendors/dashboard';
const ONBOARD = '/inspire/vendors/onboard';

describe('where people begin', () => {
  it('staff at the queue, whatever door they took', () => {
    for (const side of [undefined, 'couple', 'vendor'] as const) {
      expect(startPath(staff, { side, listings: [] })).toBe(QUEUE);
    }
    expect(startPath(staff, { lastSide: 'vendor', listings: [] })).toBe(QUEUE);
  });

  it('staff who also sell or marry where they asked to go, else at the queue', () => {
    const all = { ...both, is_support: true };
    expect(startPath(all, { listings: published })).toBe(QUEUE);
    expect(startPath(all, { side: 'vendor', listings: published })).toBe(DASHBOARD);
    expect(startPath(all, { side: 'couple', listings: published })).toBe('/your-wedding');
  });

  it('vendors at their dashboard, whatever door they took', () => {
    for (const side of [undefined, 'couple', 'vendor'] as const) {
      expect(startPath(vendor, { side, listings: published })).toBe(DASHBOARD);
    }
  });

  it('vendors without a published listing where they prepare one', () => {
    expect(startPath(vendor, { listings: [] })).toBe(ONBOARD);
    expect(startPath(vendor, { listings: draft })).toBe('/inspire/vendors/listing');
  });

  it('couples at home, with a wedding or before it', () => {
    for (const person of [couple, nobody]) {
      expect(startPath(person, { listings: [] })).toBe('/your-wedding');
      expect(startPath(person, { side: 'couple', listings: [] })).toBe('/your-wedding');
    }
  });

  it('a couple at the vendors’ door where they can add their business', () => {
    expect(startPath(couple, { side: 'vendor', listings: [] })).toBe(ONBOARD);
  });

  it('whoever has both by the door, then where they were last, then with the wedding', () => {
    expect(startPath(both, { side: 'vendor', lastSide: 'couple', listings: published })).toBe(DASHBOARD);
    expect(startPath(both, { side: 'couple', lastSide: 'vendor', listings: published })).toBe(
      '/your-wedding',
    );
    expect(startPath(both, { lastSide: 'vendor', listings: published })).toBe(DASHBOARD);
    expect(startPath(both, { lastSide: 'couple', listings: published })).toBe('/your-wedding');
    expect(startPath(both, { listings: published })).toBe('/your-wedding');
  });
});

it('the work on a listing is never a page that only says what will be there', () => {
  const entries = [undefined, { published: false }, { published: true }].map((listing) =>
    vendorEntryPath(listing),
  );
  expect(entries.filter(servingScreen)).toEqual(entries);
});

it('keeps out of onboarding whoever has put it off, until there is a listing', () => {
  const newVendor = { ...both, has_marketplace_account: false };
  expect(startPath(newVendor, { listings: [], skipsOnboarding: true })).toBe('/inspire/vendors/listing');
  expect(startPath(newVendor, { listings: [], skipsOnboarding: false })).toBe(ONBOARD);
  expect(startPath(newVendor, { listings: published, skipsOnboarding: true })).toBe(DASHBOARD);
});
