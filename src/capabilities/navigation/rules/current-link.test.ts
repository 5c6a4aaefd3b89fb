import { describe, expect, it } from 'vitest';
import { coupleNavigation } from './couple-navigation.ts';
import { currentItem, isCurrentLink } from './current-link.ts';
import { isIos, nativeAppHref } from './ios-app.ts';
import { adviceGroups, filledBlocks } from './support-blocks.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('isCurrentLink', () => {
  it('compares paths, whatever follows', () => {
    expect(isCurrentLink('/wedding-vendors', at('/wedding-vendors'))).toBe(true);
    expect(isCurrentLink('/wedding-vendors', at('/wedding-vendors/', '?page=2'))).toBe(true);
    expect(isCurrentLink('/wedding-vendors', at('/wedding-vendors/inquiries'))).toBe(false);
    expect(isCurrentLink('/', at('/'))).toBe(true);
    expect(isCurrentLink('https://wedding-vendors.example/', at('/'))).toBe(false);
  });

  it('asks for the filter of a link', () => {
    const href = '/wedding-vendors/wedding-venues?capacity=0-50';
    expect(isCurrentLink(href, at('/wedding-vendors/wedding-venues'))).toBe(false);
    expect(isCurrentLink(href, at('/wedding-vendors/wedding-venues', '?capacity=0-50&sort=x'))).toBe(true);
  });
});

describe('currentItem', () => {
  const guest = coupleNavigation({ isGuest: true });

  it('marks one name', () => {
    expect(currentItem(guest, at('/wedding-vendors/wedding-venues'))).toEqual({
      id: 'marketplace-wedding-venues',
      mark: 'page',
    });
    expect(currentItem(guest, at('/wedding-vendors/wedding-florists'))).toEqual({
      id: 'marketplace-vendors',
      mark: 'true',
    });
    expect(currentItem(guest, at('/elsewhere'))).toBeUndefined();
  });

  it.each([
    ['/inspiration/wedding/maya-and-jonah', 'real-weddings'],
    ['/wedding-vendors/wedding-venues/the-old-barn', 'marketplace-wedding-venues'],
    ['/wedding-vendors/wedding-florists/bees-and-bluebells', 'marketplace-vendors'],
    ['/wedding-vendors/search/hudson-ny--wedding-venues', 'marketplace-vendors'],
  ])('knows to whom %s belongs', (path, id) => {
    expect(currentItem(guest, at(path))).toEqual({ id, mark: 'true' });
  });

  it('takes the inbox for no vendor', () => {
    const member = coupleNavigation({ isGuest: false });
    expect(currentItem(member, at('/wedding-vendors/inquiries/active'))?.id).toBe('marketplace-connections');
    expect(currentItem(member, at('/wedding-vendors/inquiries/booked'))?.id).toBe(
      'marketplace-booked-vendors',
    );
    expect(currentItem(member, at('/favorites/boards/x'))?.id).toBe('favorites');
  });
});

describe('the iOS banner', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

  it.each([
    [iphone, 5, true],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
    [mac, 5, true],
    [mac, 0, false],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
  ])('knows %s', (userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
  });

  it('opens the same place', () => {
    expect(nativeAppHref(at('/wedding-registry', '?a=1'))).toBe(
      'https://app.ampersand.example/wedding-registry?a=1',
    );
  });
});

describe('the support blocks', () => {
  it('show nine links of advice, three to a group', () => {
    const links = Array.from({ length: 11 }, (_, index) => index);
    expect(adviceGroups(links)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]);
    expect(adviceGroups([1, 2, 3, 4])).toEqual([[1, 2, 3], [4]]);
    expect(adviceGroups([])).toEqual([]);
  });

  it('are left out when empty', () => {
    const faq = { id: 'a', hed: 'b', dek: 'c' };
    expect(filledBlocks({ faqs: [], reviews: [], advice: [] })).toEqual([]);
    expect(filledBlocks({ faqs: [faq], reviews: [], advice: [] }).map(({ name }) => name)).toEqual(['faqs']);
  });
});
