import { and, eq, sql } from 'drizzle-orm';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** An address without what somebody adds behind a plus sign, as the same mailbox reads it. */
const mailbox = (column: string) => sql.raw(`regexp_replace(lower(${column}), '\\+[^@]*@', '@')`);

async function exists(tx: Tx, question: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`select exists (${question}) as found`);
  return rows[0]?.found ?? false;
}

type About = { storefrontId: number; weddingId: string };

/** Whether either of the couple works for the business, by account or by mailbox. */
export function isOwnTeam(tx: Tx, { storefrontId, weddingId }: About): Promise<boolean> {
  return exists(
    tx,
    sql`select from storefront_members m join users worker on worker.id = m.user_id
        join wedding_members w on w.wedding_id = ${weddingId} and w.role = 'OWNER'
        join users author on author.id = w.user_id
        where m.storefront_id = ${storefrontId}
          and (author.id = worker.id or ${mailbox('author.email')} = ${mailbox('worker.email')})`,
  );
}

/** Whether somebody of the business is signed in on the same network with the same browser as the author. */
export function sharesDevice(
  tx: Tx,
  { storefrontId, userId }: { storefrontId: number; userId: string },
): Promise<boolean> {
  return exists(
    tx,
    sql`select from storefront_members m
        join sessions theirs on theirs.user_id = m.user_id and theirs.impersonated_by is null
        join sessions ours on ours.user_id = ${userId} and ours.impersonated_by is null
          and ours.ip_address = theirs.ip_address and ours.user_agent = theirs.user_agent
        where m.storefront_id = ${storefrontId} and m.user_id <> ${userId}`,
  );
}

/** Whether the couple has booked the business here. */
export async function isBookedHere(tx: Tx, { storefrontId, weddingId }: About): Promise<boolean> {
  const [booked] = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        eq(inquiries.storefrontId, storefrontId),
        eq(inquiries.status, 'BOOKED'),
      ),
    )
    .limit(1);
  return booked !== undefined;
}
