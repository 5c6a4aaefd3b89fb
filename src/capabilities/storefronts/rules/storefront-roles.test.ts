import { describe, expect, it } from 'vitest';
import { STOREFRONT_ROLES, type StorefrontAbility, storefrontAbilities } from './storefront-roles.ts';

const allowed = (ability: StorefrontAbility) =>
  STOREFRONT_ROLES.filter((role) => storefrontAbilities(role).includes(ability));

describe('roles of a storefront', () => {
  it.each([
    ['see-team', ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER']],
    ['edit-listing', ['OWNER', 'MANAGER']],
    ['read-leads', ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER']],
    ['read-couple-contacts', ['OWNER', 'MANAGER', 'RESPONDER']],
    ['connect', ['OWNER', 'MANAGER', 'RESPONDER']],
    ['see-credits', ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER']],
    ['manage-credits', ['OWNER', 'MANAGER']],
    ['move-credits', ['OWNER']],
    ['buy', ['OWNER']],
    ['manage-access', ['OWNER']],
  ] as const)('%s is for %s', (ability, roles) => {
    expect(allowed(ability)).toEqual(roles);
  });
});
