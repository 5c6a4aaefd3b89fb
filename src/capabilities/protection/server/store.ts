import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { leadRefundRequests, leadRefunds, protectedLeads } from '../tables.ts';

/** As the wedding is now; connecting twice keeps what was known the first time. */
export async function insertProtectedLead(tx: Tx, uuid: string, connectedAt: Date): Promise<void> {
  const [wedding] = await tx
    .select({ weddingDate: weddings.weddingDate, cityId: weddings.cityId })
    .from(inquiries)
    .leftJoin(weddings, eq(weddings.id, inquiries.weddingId))
    .where(eq(inquiries.uuid, uuid));
  await tx
    .insert(protectedLeads)
    .values({ inquiryUuid: uuid, connectedAt, ...wedding })
    .onConflictDoNothing();
}

type Place = { connectedAt: Date; inquiryUuid: string };

/** In the order in which they were connected, a page behind the last. */
export function listProtectedLeads(
  tx: Tx,
  { since, after, limit }: { since: Date; after: Place | undefined; limit: number },
): Promise<Place[]> {
  const { connectedAt, inquiryUuid } = protectedLeads;
  return tx
    .select({ connectedAt, inquiryUuid })
    .from(protectedLeads)
    .where(
      after
        ? or(
            gt(connectedAt, after.connectedAt),
            and(eq(connectedAt, after.connectedAt), gt(inquiryUuid, after.inquiryUuid)),
          )
        : gt(connectedAt, since),
    )
    .orderBy(asc(connectedAt), asc(inquiryUuid))
    .limit(limit);
}

export async function deleteProtectedLeads(tx: Tx, before: Date): Promise<void> {
  await tx.delete(protectedLeads).where(lt(protectedLeads.connectedAt, before));
}

/** Leads of a couple that vendors have connected with. */
export async function listConnectedOf(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .innerJoin(protectedLeads, eq(protectedLeads.inquiryUuid, inquiries.uuid))
    .where(eq(inquiries.weddingId, weddingId));
  return rows.map(({ uuid }) => uuid);
}

/** All that is known of connected leads, as rows; `read-facts.ts` makes facts of them. */
export function listLeadRows(tx: Tx, uuids: readonly string[]) {
  const firstMessage = sql`(select min(e.seq) from inquiry_events e where e.inquiry_uuid = ${inquiries.uuid} and e.type = 'VENDOR_CONNECT')`;
  return tx
    .select({
      uuid: inquiries.uuid,
      storefront: { id: storefronts.id, uuid: storefronts.uuid, name: storefronts.name },
      weddingId: inquiries.weddingId,
      coupleNames: inquiries.coupleNames,
      readyAt: inquiries.readyAt,
      connectedAt: inquiries.connectedAt,
      bookedAt: inquiries.bookedAt,
      bookedBy: inquiries.bookedBy,
      isFirstMessageRead: sql<boolean>`coalesce(${inquiries.coupleReadSeq} >= ${firstMessage}, true)`,
      coupleMessages: sql<number>`(select count(*)::int from inquiry_events e where e.inquiry_uuid = ${inquiries.uuid} and e.side = 'COUPLE' and e.seq > ${firstMessage} and e.body <> '')`,
      /** Of this inquiry or of any other of the same couple. */
      spamFoundAt:
        sql<Date | null>`(select min(v.settled_at) from inquiry_verdicts v join inquiries o on o.uuid = v.inquiry_uuid
          where v.verdict = 'BLOCK' and v.state = 'DONE' and (o.uuid = ${inquiries.uuid} or o.wedding_id = ${inquiries.weddingId}))`.mapWith(
          protectedLeads.connectedAt,
        ),
      spamReport: sql<
        'SPAM' | 'GENUINE' | 'OPEN' | null
      >`(select coalesce(r.verdict, 'OPEN') from inquiry_spam_reports r where r.inquiry_uuid = ${inquiries.uuid})`,
      mailRefusedAt:
        sql<Date | null>`(select min(m.refused_at) from inquiry_requests q join users u on u.id = q.sent_by
          join outgoing_messages m on m.to_address = u.email and m.channel = 'mail'
          where q.uuid = ${inquiries.requestUuid} and m.refused_at > ${inquiries.connectedAt})`.mapWith(
          protectedLeads.connectedAt,
        ),
      /** Connected before this one, by the same listing with the same couple. */
      earlier: sql<
        string[]
      >`array(select o.uuid::text from inquiries o where o.wedding_id = ${inquiries.weddingId}
          and o.storefront_id = ${inquiries.storefrontId} and o.connected_at < ${inquiries.connectedAt})`,
      planBefore: planOf('p'),
      planNow: planOf('w'),
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(inArray(inquiries.uuid, [...uuids]));
}

type StoredPlan = {
  date: string | null;
  cityId: number | null;
  lat: number | null;
  lon: number | null;
  marketId: number | null;
};

/** Day and place of a wedding: as they were on connecting, or as they are. */
function planOf(which: 'p' | 'w') {
  const from =
    which === 'p'
      ? sql`protected_leads x left join cities c on c.id = x.city_id where x.inquiry_uuid = ${inquiries.uuid}`
      : sql`weddings x left join cities c on c.id = x.city_id where x.id = ${inquiries.weddingId}`;
  return sql<StoredPlan | null>`(select json_build_object('date', x.wedding_date, 'cityId', c.id, 'lat', c.lat, 'lon', c.lon, 'marketId', c.market_id) from ${from})`;
}

export type LeadRow = Awaited<ReturnType<typeof listLeadRows>>[number];

export type RefundRow = typeof leadRefunds.$inferSelect;
export type RequestRow = typeof leadRefundRequests.$inferSelect;

export async function insertRefund(tx: Tx, refund: typeof leadRefunds.$inferInsert): Promise<void> {
  await tx.insert(leadRefunds).values(refund);
}

export async function findRefund(tx: Tx, inquiryUuid: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(leadRefunds).where(eq(leadRefunds.inquiryUuid, inquiryUuid));
  return row;
}

/** False where it was asked for before. */
export async function insertRequest(
  tx: Tx,
  request: typeof leadRefundRequests.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(leadRefundRequests).values(request).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findRequest(tx: Tx, inquiryUuid: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(leadRefundRequests)
    .where(eq(leadRefundRequests.inquiryUuid, inquiryUuid));
  return row;
}

type Decision = Pick<RequestRow, 'state' | 'decidedBy' | 'decidedAt' | 'answer'>;

/** False where somebody has decided already. */
export async function decideRequest(tx: Tx, inquiryUuid: string, decision: Decision): Promise<boolean> {
  const rows = await tx
    .update(leadRefundRequests)
    .set(decision)
    .where(and(eq(leadRefundRequests.inquiryUuid, inquiryUuid), eq(leadRefundRequests.state, 'ASKED')))
    .returning({ inquiryUuid: leadRefundRequests.inquiryUuid });
  return rows.length > 0;
}

/** Nobody works through more at a sitting; what is left comes up as these are decided. */
const WAITING_SHOWN = 100;
const DECIDED_SHOWN = 50;

const nameOf = (column: typeof leadRefundRequests.askedBy) =>
  sql<string | null>`(select u.first_name from users u where u.id = ${column})`;

const requests = (tx: Tx) =>
  tx
    .select({
      request: leadRefundRequests,
      asker: nameOf(leadRefundRequests.askedBy),
      decider: nameOf(leadRefundRequests.decidedBy),
    })
    .from(leadRefundRequests)
    .$dynamic();

export type RequestView = Awaited<ReturnType<typeof listWaiting>>[number];

export function listWaiting(tx: Tx) {
  return requests(tx)
    .where(eq(leadRefundRequests.state, 'ASKED'))
    .orderBy(asc(leadRefundRequests.askedAt))
    .limit(WAITING_SHOWN);
}

export function listDecided(tx: Tx) {
  return requests(tx)
    .where(sql`${leadRefundRequests.state} <> 'ASKED'`)
    .orderBy(desc(leadRefundRequests.decidedAt))
    .limit(DECIDED_SHOWN);
}

export function listRequestsOf(tx: Tx, userId: string): Promise<RequestRow[]> {
  return tx.select().from(leadRefundRequests).where(eq(leadRefundRequests.askedBy, userId));
}

export async function emptyRequestsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(leadRefundRequests)
    .set({ words: '', askedBy: null })
    .where(eq(leadRefundRequests.askedBy, userId));
}
