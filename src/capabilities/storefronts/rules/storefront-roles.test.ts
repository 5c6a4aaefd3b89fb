import { describe, expect, it } from 'vitest';
import { mayInStorefront, STOREFRONT_ROLES } from './storefront-roles.ts';

const allowed = (action: Parameters<typeof mayInStorefront>[1]) =>
  STOREFRONT_ROLES.filter((role) => mayInStorefront(role, action));

describe('roles of a storefront', () => {
  it.each([
    ['edit-listing', ['OWNER', 'MANAGER']],
    ['read-leads', ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER']],
    ['read-couple-contacts', ['OWNER', 'MANAGER', 'RESPONDER']],
    ['connect', ['OWNER', 'MANAGER', 'RESPONDER']],
    ['buy', ['OWNER']],
    ['manage-access', ['OWNER']],
  ] as const)('%s is for %s', (action, roles) => {
    expect(allowed(action)).toEqual(roles);
  });
});
