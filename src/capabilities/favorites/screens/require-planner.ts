import { requireOwner } from '#app/require-user.ts';
import { roleAllows } from '#capabilities/weddings/rules/member-roles.ts';

/** What the person who looks may do; whoever has no wedding yet begins their own and may do everything. */
export type Permissions = { canEdit: boolean; canShare: boolean };

/** For loaders of the couple's own pages: visitors log in first and come back. */
export async function requirePlanner(args: Parameters<typeof requireOwner>[0]): Promise<Permissions> {
  const { user_role_account_weddings: weddings } = await requireOwner(args, 'couple');
  const [wedding] = weddings;
  return {
    canEdit: !wedding || roleAllows(wedding.role, 'edit-favorites'),
    canShare: !wedding || roleAllows(wedding.role, 'share-boards'),
  };
}
