import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple } from '#server/testing/test-people.ts';
import { legacyNavSchema } from '../contract.ts';

type LegacyNav = z.infer<typeof legacyNavSchema>;

const PATH = '/website-nav/web-api/legacyNav';

let app: TestApp;
let guest: LegacyNav;
let member: LegacyNav;

beforeAll(async () => {
  app = await openTestApp();
  const answer = await app.browser().call<LegacyNav>('GET', PATH);
  expect(answer.status, answer.text).toBe(200);
  guest = legacyNavSchema.parse(answer.body);
  const couple = await signUpCouple(app);
  member = legacyNavSchema.parse((await couple.browser.call('GET', PATH)).body);
});
afterAll(() => app.close());

function section(nav: LegacyNav, id: string) {
  return nav.sections.find((candidate) => candidate.id === id);
}

describe('GET /website-nav/web-api/legacyNav', () => {
  it('answers guests with the ways to look around', () => {
    expect(guest.is_guest).toBe(true);
    expect(guest.navigation.map(({ label }) => label)).toEqual([
      'Wedding venues',
      'Vendors',
      'Real wedding inspiration',
      'Become a vendor',
    ]);
    expect(guest.navigation[0]?.children).toHaveLength(9);
    expect(guest.navigation[1]?.children).toHaveLength(10);
    expect(section(guest, 'account')).toMatchObject({ label: 'Log in', href: '/account/login' });
    expect(section(guest, 'favorites')).toBeUndefined();
  });

  it('answers signed-in people with their own business', () => {
    expect(member.is_guest).toBe(false);
    expect(member.navigation.map(({ label }) => label)).toEqual([
      'Explore vendors',
      'Inbox',
      'Booked vendors',
      'Favorites',
      'Inspiration',
    ]);
    expect(section(member, 'account')).toMatchObject({ label: 'Account', href: '/account/settings' });
    expect(section(member, 'vendors')?.children.map(({ id }) => id)).toContain('marketplace-connections');
  });

  it('has three levels, each entry with its status', () => {
    const vendors = section(guest, 'vendors')?.children[0];
    expect(vendors).toMatchObject({ id: 'marketplace-vendors', href: '/wedding-vendors' });
    expect(vendors?.children.map(({ id }) => id)).toContain('wedding-bar-services');
    expect(section(guest, 'help')).toMatchObject({ href: '/faq', status: 'live' });
  });
});
