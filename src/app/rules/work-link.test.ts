import { expect, it } from 'vitest';
import type { Person } from './person.ts';
import { vendorHomeHref, workLinkAmongCouples } from './work-link.ts';

const nobody: Person = {
  is_support: false,
  has_vendor_account: false,
  has_marketplace_account: false,
};
const vendor = { ...nobody, has_vendor_account: true };
const START = '/account/start?side=vendor';

it.each([
  ['somebody unknown', undefined, '/', '/inspire/vendors'],
  ['a couple', { ...nobody, has_marketplace_account: true }, '/', '/inspire/vendors'],
  ['a vendor', vendor, START, START],
  ['whoever is both', { ...vendor, has_marketplace_account: true }, '/', START],
  ['staff', { ...nobody, is_support: true }, '/support/inquiries', '/support/inquiries'],
])('the logo leads %s on', (_who, person, fromCouple, fromVendor) => {
  expect((person && workLinkAmongCouples(person)?.href) ?? '/').toBe(fromCouple);
  expect(vendorHomeHref(person)).toBe(fromVendor);
});
