import type { StorefrontAbility, StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';

export const ROLE_LABELS: Readonly<Record<StorefrontRole, string>> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  RESPONDER: 'Responder',
  VIEWER: 'Viewer',
};

/** What people ask about when they choose a role, in the order they ask it. */
const ABILITY_WORDS: readonly (readonly [StorefrontAbility, string])[] = [
  ['read-leads', 'read leads'],
  ['connect', 'answer couples'],
  ['read-couple-contacts', 'see couples’ contact details'],
  ['edit-listing', 'edit the listing'],
  ['buy', 'buy credits'],
  ['manage-access', 'manage access'],
];

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** A role in words: 'Can read leads and answer couples. Can’t edit the listing or buy credits.' */
export function roleSentence(allowed: readonly StorefrontAbility[]): string {
  const wordsOf = (isAllowed: boolean) =>
    ABILITY_WORDS.filter(([ability]) => allowed.includes(ability) === isAllowed).map(([, words]) => words);
  const [can, cannot] = [wordsOf(true), wordsOf(false)];
  if (cannot.length === 0) return `Can do everything: ${AND.format(can)}.`;
  if (can.length === 0) return `Can’t ${OR.format(cannot)}.`;
  return `Can ${AND.format(can)}. Can’t ${OR.format(cannot)}.`;
}

/** 'an owner', 'a responder'. */
export function asRole(role: StorefrontRole): string {
  const label = ROLE_LABELS[role].toLowerCase();
  return role === 'OWNER' ? `an ${label}` : `a ${label}`;
}
