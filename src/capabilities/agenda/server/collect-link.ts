import type { Tx } from '#platform/database/database.ts';
import { findLink } from './link/links.store.ts';

/** For the archive of a person: that there is a link and what it carries, not the secret itself. */
export async function collectLink(tx: Tx, userId: string) {
  const link = await findLink(tx, userId);
  if (!link) return { calendarLink: null };
  const { createdAt, kinds, lastReadAt } = link;
  return { calendarLink: { createdAt, kinds, lastReadAt } };
}
