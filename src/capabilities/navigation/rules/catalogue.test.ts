import { describe, expect, it } from 'vitest';
import { servingScreen } from '../testing/serving-screen.ts';
import { CATALOGUE } from './catalogue.data.ts';
import { type CatalogueEntry, isFor, withDescendants } from './catalogue.ts';
import { findSectionPage } from './section-pages.ts';

/** The specification's lists, letter for letter. */
const PRIMARY =
  'account, advice, advisor, albums, app, budget, careers, cart, checklist, community, favorites, guestList, help, honeymoons, ourStory, invites, press, realWeddings, referAFriend, registry, returnPolicy, reviews, seating, termsOfUse, trackOrder, vendors, webAccessibility, website, weddingBoutique, yourWedding';
const SECONDARY = {
  registry:
    'your-registry, new-arrivals, collections, brands, experiences, cash-funds, sale, registry-overview, manage-registry, checklist, gift-tracker, add-gifts, post-wedding-shop',
  invites:
    'invitations, save-the-date, digital-save-the-date, change-the-date, place-cards, table-number, thank-you-cards, menus, enclosures, programs, napkin, sticker, signage, holiday-cards, free-samples, projects, wedding-shower, paper-drafts-and-orders, paper-shop, paper-add-ons, diy-cards, matching suites, day-of-paper, your-favorites',
  guestList: 'guests, events, build, envelopes, rsvp-overview, rsvp-notifications, seating, super-link',
  website: 'manage, edit, customize, designs, budget',
  vendors:
    'marketplace-vendors, marketplace-connections, marketplace-booked-vendors, marketplace-become-vendor, real-weddings, marketplace-wedding-venues, your-favorites',
  albums: 'drafts, shop, classic, premier, deluxe',
  honeymoons:
    'Hawaii, Caribbean, Europe, Italy, Spain, Greece, France, Mexico and Central America, continental US, Napa, national parks, Charleston, California coast, Florida Keys, other, Maldives, Bali',
  weddingBoutique:
    'bridal, wedding-party, accessories, jewelry, party-supplies-decor, gifts-favors, intimates, beauty-wellness',
};
const TERTIARY = {
  'guestList/guests': 'manage-guest-list, invite-guests, address-envelopes, track-rsvps',
  'vendors/marketplace-vendors':
    'wedding-venues, wedding-photographers, wedding-videographers, wedding-catering, wedding-florists, wedding-hair-makeup, wedding-planners, wedding-bands-djs, wedding-cakes-desserts, wedding-bar-services',
  'invites/paper-add-ons': 'belly-bands, vellum-jackets, wax-seals',
  'registry/add-gifts': 'kitchen, tabletop, bed-bath, furniture, home, weekend, experiences, cash-funds',
};

const everything: CatalogueEntry[] = CATALOGUE.flatMap(withDescendants);

function childrenOf(...ids: string[]): readonly CatalogueEntry[] {
  return ids.reduce<readonly CatalogueEntry[]>(
    (level, id) => level.find((entry) => entry.id === id)?.children ?? [],
    CATALOGUE,
  );
}

function ids(entries: readonly CatalogueEntry[]): string {
  return entries.map(({ id }) => id).join(', ');
}

describe('the catalogue', () => {
  it('has every primary section once', () => {
    expect(ids(CATALOGUE)).toBe(PRIMARY);
  });

  it.each(Object.entries(SECONDARY))('has the whole group of %s', (section, list) => {
    expect(ids(childrenOf(section))).toBe(list);
  });

  it.each(Object.entries(TERTIARY))('has every item of %s', (place, list) => {
    expect(ids(childrenOf(...place.split('/')))).toBe(list);
  });

  it('has nothing else', () => {
    const lists = [PRIMARY, ...Object.values(SECONDARY), ...Object.values(TERTIARY)];
    expect(everything).toHaveLength(lists.flatMap((list) => list.split(', ')).length);
  });

  it('says nothing twice in a list', () => {
    for (const level of [CATALOGUE, ...everything.map(({ children = [] }) => children)]) {
      const labels = level.map(({ label }) => label);
      expect(new Set(labels).size, labels.join()).toBe(labels.length);
    }
  });

  it.each(everything.map((entry) => [entry.id, entry] as const))('leads somewhere: %s', (_id, entry) => {
    expect(entry.path).toMatch(/^\/[a-z0-9/-]*$/);
    expect(
      servingScreen(entry.path) !== undefined || findSectionPage(entry.path) !== undefined,
      entry.path,
    ).toBe(true);
  });
});

describe('isFor', () => {
  it('keeps what is personal from guests, and what is for guests from members', () => {
    expect([isFor({}, true), isFor({}, false)]).toEqual([true, true]);
    expect([isFor({ audience: 'members' }, true), isFor({ audience: 'members' }, false)]).toEqual([
      false,
      true,
    ]);
    expect([isFor({ audience: 'guests' }, true), isFor({ audience: 'guests' }, false)]).toEqual([
      true,
      false,
    ]);
  });
});
