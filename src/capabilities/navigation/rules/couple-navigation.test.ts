import { describe, expect, it } from 'vitest';
import type { Person } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { workLinkAmongCouples } from '#app/rules/work-link.ts';
import { servingScreen } from '../testing/serving-screen.ts';
import { coupleFooter, SOCIAL_LINKS } from './couple-footer.ts';
import { coupleNavigation } from './couple-navigation.ts';
import { isExternal } from './external-links.ts';
import { LEGAL_LINKS, VENDOR_FOOTER_LINKS } from './legal-links.ts';
import { MEANWHILE } from './meanwhile.data.ts';
import { findSectionPage } from './section-pages.ts';
import { SUPPORT_BLOCKS } from './support-blocks.ts';
import { vendorAccountMenu } from './vendor-account-menu.ts';
import { vendorNavigation } from './vendor-navigation.ts';
import { weddingLocationSlug } from './wedding-location-slug.ts';

const guest = coupleNavigation({ isGuest: true });
const member = coupleNavigation({ isGuest: false, unreadInquiries: 2 });

describe('coupleNavigation', () => {
  it('leads whoever works here and plans no wedding back to work', () => {
    const nobody = {
      is_support: false,
      has_vendor_account: false,
      has_marketplace_account: false,
    };
    const labels = (person: Person) =>
      coupleNavigation({
        isGuest: false,
        work: workLinkAmongCouples(person),
        hasWedding: person.has_marketplace_account,
      }).map(({ label }) => label);
    const own = ['Explore vendors', 'Inbox', 'Booked vendors', 'Favorites', 'Inspiration'];
    expect(labels(nobody)).toEqual(own);
    expect(labels({ ...nobody, has_vendor_account: true })).toEqual([
      'Vendor area',
      'Explore vendors',
      'Inspiration',
    ]);
    expect(labels({ ...nobody, has_vendor_account: true, has_marketplace_account: true })).toEqual(own);
    expect(labels({ ...nobody, is_support: true })).toEqual([
      'Review queue',
      'Explore vendors',
      'Inspiration',
    ]);
    expect(labels({ ...nobody, is_support: true, has_marketplace_account: true })).toEqual([
      'Review queue',
      ...own,
    ]);
  });

  it('shows guests around', () => {
    expect(guest.map(({ label }) => label)).toEqual([
      'Wedding venues',
      'Vendors',
      'Real wedding inspiration',
      'Become a vendor',
    ]);
    expect(guest[0]?.links).toHaveLength(9);
    expect(guest[1]?.links).toHaveLength(10);
    expect(guest.filter(({ opensInNewTab }) => opensInNewTab).map(({ id }) => id)).toEqual([
      'marketplace-become-vendor',
    ]);
  });

  it('narrows venues in the query string', () => {
    const hrefs = guest[0]?.links?.map(({ href }) => href) ?? [];
    expect(hrefs).toContain('/wedding-vendors/wedding-venues?venue-type=historic-building,mansion-estate');
    expect(hrefs).toContain('/wedding-vendors/wedding-venues?venue-service-level=all-inclusive');
    expect(hrefs).toContain('/wedding-vendors/wedding-venues?capacity=0-50');
    expect(new Set(hrefs).size).toBe(9);
  });

  it('shows members their own business', () => {
    expect(member.map(({ label, href }) => [label, href])).toEqual([
      ['Explore vendors', '/wedding-vendors'],
      ['Inbox', '/wedding-vendors/inquiries'],
      ['Booked vendors', '/wedding-vendors/inquiries/booked'],
      ['Favorites', '/favorites/home'],
      ['Inspiration', '/inspiration'],
    ]);
    expect(member.flatMap(({ badgeCount }) => badgeCount ?? [])).toEqual([2]);
  });
});

describe('coupleFooter', () => {
  const hrefs = (isGuest: boolean, locationSlug?: string) =>
    coupleFooter({ isGuest, locationSlug }).map(({ links }) => links.map(({ href }) => href));

  it('keeps inspiration for guests and members alike', () => {
    for (const isGuest of [true, false]) expect(hrefs(isGuest).flat()).toContain('/inspiration');
  });

  it('has the groups of the specification, in order', () => {
    expect(coupleFooter({ isGuest: true }).map(({ label }) => label)).toEqual([
      'Plan your wedding',
      'About',
      'Advice and support',
      'More',
    ]);
    const [plan, about, advice] = hrefs(true);
    expect(plan).toEqual([
      '/wedding-vendors',
      '/wedding-planning/guests',
      '/wedding-planning/website',
      '/wedding-registry',
      '/wedding-planning/paper',
      '/wedding-budget',
      '/shop/category/wedding-shop',
      '/wedding-albums/shop',
      '/wedding-planning/seating-chart',
      '/wedding-planning/app',
    ]);
    expect(about?.slice(0, 5)).toEqual([
      '/about/index',
      '/wedding-registry/invite',
      '/wedding-registry/couple-reviews',
      '/about/team',
      '/about/press',
    ]);
    expect(advice).toEqual([
      '/expert-advice',
      '/faq',
      '/order-status',
      '/order-status',
      '/returns',
      '/contact-us',
      '/advisor',
    ]);
  });

  it('looks for vendors around the wedding once its place is known', () => {
    expect(hrefs(false, 'hudson-ny')[0]?.[0]).toBe('/wedding-vendors/search/hudson-ny--wedding-venues');
    expect(hrefs(false)[0]?.[0]).toBe('/wedding-vendors');
  });

  it('asks only guests to log in and to start', () => {
    const inside = ['/account/login', '/wedding/onboard/wedding-planning'];
    expect(hrefs(true).flat()).toEqual(expect.arrayContaining(inside));
    for (const href of inside) expect(hrefs(false).flat()).not.toContain(href);
    expect(hrefs(false).flat()).toContain('/search/wedding-registry');
  });

  it('opens other sites in a new tab', () => {
    const links = coupleFooter({ isGuest: true }).flatMap((group) => group.links);
    for (const link of [...links, ...SOCIAL_LINKS, ...VENDOR_FOOTER_LINKS]) {
      if (isExternal(link.href)) expect(link.opensInNewTab, link.label).toBe(true);
    }
    expect(SOCIAL_LINKS.map(({ label }) => label)).toEqual([
      'Facebook',
      'Pinterest',
      'Twitter',
      'Instagram',
      'TikTok',
    ]);
  });
});

describe('the vendor footer', () => {
  it('has the legal pages and the reviewer’s stamp', () => {
    expect(LEGAL_LINKS.map(({ href }) => href)).toEqual([
      '/privacy',
      '/terms',
      '/privacy-center',
      '/webaccessibility',
    ]);
    expect(LEGAL_LINKS[2]?.label).toBe('Do Not Sell / Share My Personal Information');
    expect(VENDOR_FOOTER_LINKS).toHaveLength(LEGAL_LINKS.length + 1);
  });
});

describe('weddingLocationSlug', () => {
  it('is the newest place of the first wedding', () => {
    const place = (slug: string) => ({
      city_id: 1,
      location: 'x',
      slug,
      recorded_at: '2026-01-01T00:00:00Z',
    });
    const wedding = {
      wedding_uuid: '018f3c1e-aaaa-4222-8333-444455556666',
      role: 'OWNER' as const,
      allowed: [],
      wedding_date: null,
      time_zone: 'America/New_York',
      primary_first_name: '',
      primary_last_name: '',
      partner_first_name: '',
      partner_last_name: '',
      empty_or_placeholder_couple_names: true,
    };
    const user = (slugs: string[]) => ({
      user_role_account_weddings: [{ ...wedding, wedding_location_history: slugs.map(place) }],
    });
    expect(weddingLocationSlug(user(['hudson-ny', 'albany-ny']))).toBe('hudson-ny');
    expect(weddingLocationSlug(user([]))).toBeUndefined();
    expect(weddingLocationSlug({ user_role_account_weddings: [] })).toBeUndefined();
    expect(weddingLocationSlug(undefined)).toBeUndefined();
  });
});

describe('no dead link', () => {
  const listings = [{ uuid: '1', name: 'A', published: true, taxonomyKey: 'wedding-photographers' }];
  const vendor = vendorNavigation({
    listings,
    unreadLeads: 0,
    creditText: null,
    realWeddingsSubmissions: true,
    boostListing: 'NOT_IN_TEST',
  });
  const hrefs = [
    ...[...guest, ...member, ...vendor].flatMap((item) => [item, ...(item.links ?? [])]),
    ...coupleFooter({ isGuest: true, locationSlug: 'hudson-ny' }).flatMap(({ links }) => links),
    ...vendorAccountMenu({ listings }).links,
    ...VENDOR_FOOTER_LINKS,
    ...Object.values(MEANWHILE).flat(),
  ].map(({ href }) => href);
  const internal = [
    ...hrefs,
    ...Object.values(vendorPaths),
    ...SUPPORT_BLOCKS.map((block) => ('readMore' in block ? block.readMore : '/')),
    '/wedding-vendors/inquiries/active',
    '/inspiration/photo',
    '/favorites/vendors',
  ].filter((href) => !isExternal(href));

  it.each([...new Set(internal)])('%s is live or says what will be there', (href) => {
    const path = href.split('?')[0] ?? '';
    expect(servingScreen(href) !== undefined || findSectionPage(path) !== undefined).toBe(true);
  });

  it('offers only what works meanwhile', () => {
    for (const { href } of Object.values(MEANWHILE).flat()) expect(servingScreen(href), href).toBeDefined();
  });

  it('says nothing twice in a menu', () => {
    const menus = [
      ...[guest, member, vendor],
      ...[...guest, ...vendor].map(({ links = [] }) => links),
      ...coupleFooter({ isGuest: true }).map(({ links }) => links),
      SOCIAL_LINKS,
      VENDOR_FOOTER_LINKS,
    ];
    for (const menu of menus) {
      const labels = menu.map(({ label }) => label);
      expect(new Set(labels).size, labels.join()).toBe(labels.length);
    }
  });
});
