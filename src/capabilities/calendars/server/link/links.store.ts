import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { calendarLinks } from '../../tables.ts';

export type LinkRow = typeof calendarLinks.$inferSelect;

export async function findLink(tx: Tx, storefrontId: number): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(calendarLinks).where(eq(calendarLinks.storefrontId, storefrontId));
  return row;
}

export async function findLinkByToken(tx: Tx, token: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(calendarLinks).where(eq(calendarLinks.token, token));
  return row;
}

/** Takes the place of the last one. */
export async function keepLink(tx: Tx, link: LinkRow): Promise<void> {
  const { token, createdAt } = link;
  await tx
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({ target: calendarLinks.storefrontId, set: { token, createdAt } });
}

export async function deleteLink(tx: Tx, storefrontId: number): Promise<boolean> {
  const rows = await tx
    .delete(calendarLinks)
    .where(eq(calendarLinks.storefrontId, storefrontId))
    .returning({ storefrontId: calendarLinks.storefrontId });
  return rows.length > 0;
}
