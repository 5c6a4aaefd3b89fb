import { expect, it } from 'vitest';
import { mayOpen, pageOwner } from './page-owner.ts';
import type { Person } from './person.ts';

it.each([
  ['/support/inquiries', 'staff'],
  ['/inspire/vendors/leads', 'vendor'],
  ['/inspire/vendors/leads/closed/some-uuid', 'vendor'],
  ['/wedding-vendors/inquiries', 'couple'],
  ['/wedding-vendors/inquiries/booked', 'couple'],
  ['/favorites/home', 'couple'],
  ['/', null],
  ['/supported', null],
  ['/account/settings', null],
  ['/favorites/shared/token', null],
  ['/wedding-vendors/inquiries/new', null],
  ['/wedding-vendors/inquiries-are-great', null],
  ['/inspire/vendors/leads/find-couples/browse', null],
  ['/inspire/vendors/onboard', null],
  ['/invitation/token', null],
])('%s belongs to %s', (pathname, owner) => {
  expect(pageOwner(pathname)).toBe(owner);
});

it('pages of one side are closed to whoever has nothing to do there', () => {
  const nobody: Person = {
    is_support: false,
    has_vendor_account: false,
    has_marketplace_account: false,
  };
  const vendor = { ...nobody, has_vendor_account: true };
  const staff = { ...nobody, is_support: true };
  const both = { ...vendor, has_marketplace_account: true };
  const opens = (person: Person) =>
    (['couple', 'vendor', 'staff', null] as const).map((owner) => mayOpen(person, owner));
  expect(opens(nobody)).toEqual([true, false, false, true]);
  expect(opens(vendor)).toEqual([false, true, false, true]);
  expect(opens(staff)).toEqual([false, false, true, true]);
  expect(opens(both)).toEqual([true, true, false, true]);
});
