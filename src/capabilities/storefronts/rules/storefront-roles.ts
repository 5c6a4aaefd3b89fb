export const STOREFRONT_ROLES = ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'] as const;
export type StorefrontRole = (typeof STOREFRONT_ROLES)[number];

const ALLOWED = {
  'see-preview': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'see-team': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'edit-listing': ['OWNER', 'MANAGER'],
  'submit-listing': ['OWNER', 'MANAGER'],
  'close-listing': ['OWNER'],
  'read-leads': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'read-couple-contacts': ['OWNER', 'MANAGER', 'RESPONDER'],
  connect: ['OWNER', 'MANAGER', 'RESPONDER'],
  'move-leads': ['OWNER', 'MANAGER', 'RESPONDER'],
  'see-credits': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'manage-credits': ['OWNER', 'MANAGER'],
  /** To another listing of the same owner. */
  'move-credits': ['OWNER'],
  buy: ['OWNER'],
  'manage-access': ['OWNER'],
} as const satisfies Record<string, readonly StorefrontRole[]>;

export type StorefrontAbility = keyof typeof ALLOWED;

export const STOREFRONT_ABILITIES = Object.keys(ALLOWED) as StorefrontAbility[];

/**
 * What a role may do for its storefront; how much a responder may spend a day is the credits' business. Asked by policies,
 * where a row with a role is read; everybody else asks what they say.
 */
export function storefrontAbilities(role: StorefrontRole): StorefrontAbility[] {
  return STOREFRONT_ABILITIES.filter((ability) =>
    (ALLOWED[ability] as readonly StorefrontRole[]).includes(role),
  );
}
