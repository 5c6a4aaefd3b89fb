import { describe, expect, it } from 'vitest';
import { coupleFooter } from './couple-footer.ts';
import { coupleNavigation } from './couple-navigation.ts';
import { isExternal } from './external-links.ts';
import { MEANWHILE } from './meanwhile.data.ts';
import type { NavItem, NavLink } from './nav-item.ts';
import { statusOf } from './section-pages.ts';
import { SUPPORT_CONTENT, VENDOR_SUPPORT_CONTENT } from './support-content.data.ts';
import { vendorAccountMenu } from './vendor-account-menu.ts';
import { vendorNavigation } from './vendor-navigation.ts';
import type { VendorState } from './vendor-state.ts';

const vendor: VendorState = {
  listings: [{ uuid: 'p', name: 'Linden & Light', taxonomyKey: 'wedding-photographers', published: true }],
  currentListingUuid: 'p',
  unreadLeads: 0,
  creditText: null,
  realWeddingsSubmissions: true,
  boostListing: 'TEST-0',
};

const flat = (items: readonly NavItem[]): NavLink[] =>
  items.flatMap((item) => (item.links ? item.links : [item]));

const PLACES: Readonly<Record<string, readonly NavLink[]>> = {
  'the bar of guests': flat(coupleNavigation({ isGuest: true })),
  'the bar of couples': flat(coupleNavigation({ isGuest: false, hasWedding: true })),
  'the footer of guests': coupleFooter({ isGuest: true }).flatMap(({ links }) => links),
  'the footer of couples': coupleFooter({ isGuest: false, locationSlug: 'hudson-ny' }).flatMap(
    ({ links }) => links,
  ),
  'the bar of vendors': flat(vendorNavigation(vendor)),
  'the menu of vendors': vendorAccountMenu(vendor, true).links,
};

describe('unbuilt sections are not offered as if they were there', () => {
  it.each(Object.entries(PLACES))('%s marks them, and nothing else', (_, links) => {
    const inside = links.filter(({ href }) => !isExternal(href));
    expect(inside.filter(({ isSoon }) => isSoon).map(({ href }) => href)).toEqual(
      inside.filter(({ href }) => statusOf(href) === 'upcoming').map(({ href }) => href),
    );
  });

  it('the footer keeps every specified link', () => {
    const labels = PLACES['the footer of guests']?.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Guest list', 'Registry', 'Track order', 'Get the app']));
  });

  it('is no next step anywhere', () => {
    const steps = [
      ...Object.values(MEANWHILE).flat(),
      ...(SUPPORT_CONTENT.advice ?? []),
      ...(VENDOR_SUPPORT_CONTENT.advice ?? []),
    ];
    expect(steps.filter(({ href }) => statusOf(href) === 'upcoming')).toEqual([]);
  });
});
