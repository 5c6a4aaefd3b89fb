import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AgendaKind } from '../../rules/agenda-item.ts';
import { agendaLinks } from '../../tables.ts';

export type LinkRow = typeof agendaLinks.$inferSelect;

export async function findLink(tx: Tx, userId: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(agendaLinks).where(eq(agendaLinks.userId, userId));
  return row;
}

/** Of somebody who may still come in. */
export async function findLinkByToken(tx: Tx, token: string): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select({ link: agendaLinks })
    .from(agendaLinks)
    .innerJoin(users, and(eq(users.id, agendaLinks.userId), eq(users.banned, false)))
    .where(eq(agendaLinks.token, token));
  return row?.link;
}

/** Takes the place of the last one, and carries what that did. */
export async function keepLink(tx: Tx, link: LinkRow): Promise<LinkRow> {
  const { token, createdAt } = link;
  const [row = link] = await tx
    .insert(agendaLinks)
    .values(link)
    .onConflictDoUpdate({ target: agendaLinks.userId, set: { token, createdAt, lastReadAt: null } })
    .returning();
  return row;
}

export async function updateKinds(
  tx: Tx,
  userId: string,
  kinds: readonly AgendaKind[],
): Promise<LinkRow | undefined> {
  const [row] = await tx
    .update(agendaLinks)
    .set({ kinds: [...kinds] })
    .where(eq(agendaLinks.userId, userId))
    .returning();
  return row;
}

export async function deleteLink(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(agendaLinks)
    .where(eq(agendaLinks.userId, userId))
    .returning({ userId: agendaLinks.userId });
  return rows.length > 0;
}

/** Once since then is enough to know. */
export async function noteRead(tx: Tx, token: string, now: Date, since: Date): Promise<void> {
  await tx
    .update(agendaLinks)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(agendaLinks.token, token),
        or(isNull(agendaLinks.lastReadAt), lt(agendaLinks.lastReadAt, since)),
      ),
    );
}
