import { requireOwner } from '#app/require-user.ts';

/** What the person who looks may do; whoever has no wedding yet begins their own and may do everything. */
export type Permissions = { canEdit: boolean; canShare: boolean };

/** For loaders of the couple's own pages: visitors log in first and come back. */
export async function requirePlanner(args: Parameters<typeof requireOwner>[0]): Promise<Permissions> {
  const { user_role_account_weddings: weddings } = await requireOwner(args, 'couple');
  const [wedding] = weddings;
  return {
    canEdit: !wedding || wedding.allowed.includes('edit-favorites'),
    canShare: !wedding || wedding.allowed.includes('share-boards'),
  };
}
