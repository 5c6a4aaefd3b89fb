export const STOREFRONT_ROLES = ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'] as const;
export type StorefrontRole = (typeof STOREFRONT_ROLES)[number];

const ALLOWED = {
  'see-preview': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'edit-listing': ['OWNER', 'MANAGER'],
  'read-leads': ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'],
  'read-couple-contacts': ['OWNER', 'MANAGER', 'RESPONDER'],
  connect: ['OWNER', 'MANAGER', 'RESPONDER'],
  'move-leads': ['OWNER', 'MANAGER', 'RESPONDER'],
  buy: ['OWNER'],
  'manage-access': ['OWNER'],
} as const satisfies Record<string, readonly StorefrontRole[]>;

export type StorefrontAction = keyof typeof ALLOWED;

/** What each role may do for its storefront; how much a responder may spend a day is the credits' business. */
export function mayInStorefront(role: StorefrontRole, action: StorefrontAction): boolean {
  return (ALLOWED[action] as readonly StorefrontRole[]).includes(role);
}
