import { findUser } from '#capabilities/identity/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** Who signs a message. First names only: the other side might not be in contact yet. */
export async function authorOf(tx: Tx, userId: string): Promise<{ userId: string; authorName: string }> {
  const user = await findUser(tx, userId);
  return { userId, authorName: user?.firstName.trim() ?? '' };
}
