import type { MemberRole } from '#capabilities/weddings/rules/member-roles.ts';

/**
 * Who plans a wedding sees its favorites, and all but viewers mark and sort them. A link that strangers can open speaks
 * for the couple, as contacting a vendor does, so family leaves that to the owners and the planner.
 */
const ALLOWED_ROLES = {
  'see-favorites': ['OWNER', 'PLANNER', 'FAMILY', 'VIEWER'],
  'edit-favorites': ['OWNER', 'PLANNER', 'FAMILY'],
  'share-boards': ['OWNER', 'PLANNER'],
} as const satisfies Record<string, readonly MemberRole[]>;

export type FavoriteAction = keyof typeof ALLOWED_ROLES;

export function roleMay(role: MemberRole, action: FavoriteAction): boolean {
  const roles: readonly MemberRole[] = ALLOWED_ROLES[action];
  return roles.includes(role);
}
