import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers, storefronts } from '#capabilities/storefronts/tables.ts';
import { withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { UNDO_WINDOW_MS } from '../../rules/undo-window.ts';
import { inquiries } from '../../tables.ts';

const threadColumns = {
  uuid: inquiries.uuid,
  status: inquiries.status,
  vendorName: storefronts.name,
  coupleNames: inquiries.coupleNames,
  weddingDate: inquiries.weddingDate,
  readyAt: inquiries.readyAt,
};

/**
 * What a side has not seen, without bookings and cancellations that may still be undone or were: of those it would hear
 * too early. One that was told counts from when it could be.
 */
const BOOKING_STEP = sql`(e.from_status = 'CONNECTED' and e.to_status = 'BOOKED'
  or e.from_status = 'BOOKED' and e.to_status = 'CONNECTED')`;

function unseenBy(side: NoticeSide) {
  const readSeq = side === 'COUPLE' ? sql`inquiries.couple_read_seq` : sql`inquiries.vendor_read_seq`;
  return sql`from inquiry_events e where e.inquiry_uuid = inquiries.uuid and e.seq > ${readSeq} and e.side <> ${side}
    and not (${BOOKING_STEP} and e.seq > inquiries.booking_told_seq)`;
}

function unseenColumns(side: NoticeSide) {
  const wait = sql`make_interval(secs => ${UNDO_WINDOW_MS / 1000})`;
  return {
    unread: sql<number>`(select count(*)::int ${unseenBy(side)})`,
    unseenSince: sql<Date | null>`(select max(case when ${BOOKING_STEP} then e.created_at + ${wait}
      else e.created_at end) ${unseenBy(side)})`.mapWith(inquiries.lastEventAt),
  };
}

/** What a person of a wedding has not seen, the newest first; one more than asked tells that there is more. */
export async function listUnseenOfCouple(tx: Tx, userId: string, limit: number) {
  const threads = await tx
    .select({ ...threadColumns, role: weddingMembers.role, ...unseenColumns('COUPLE') })
    .from(weddingMembers)
    .innerJoin(inquiries, eq(inquiries.weddingId, weddingMembers.weddingId))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(and(eq(weddingMembers.userId, userId), gt(inquiries.coupleUnread, 0)))
    .orderBy(sql`${inquiries.lastEventAt} desc`, inquiries.uuid)
    .limit(limit);
  return threads.map(withWeddingAbilities);
}

type VendorDigest = { storefrontIds: number[]; now: Date; readyBefore: Date; limit: number };

/** What somebody has not seen of their storefronts' leads, and what ends soon without an answer. */
export async function listUnseenOfVendor(
  tx: Tx,
  userId: string,
  { storefrontIds, now, readyBefore, limit }: VendorDigest,
) {
  const threads = await tx
    .select({ ...threadColumns, role: storefrontMembers.role, ...unseenColumns('VENDOR') })
    .from(storefrontMembers)
    .innerJoin(inquiries, eq(inquiries.storefrontId, storefrontMembers.storefrontId))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(
      and(
        eq(storefrontMembers.userId, userId),
        inArray(storefrontMembers.storefrontId, storefrontIds),
        isNotNull(inquiries.readyAt),
        or(isNull(inquiries.snoozedUntil), lte(inquiries.snoozedUntil, now)),
        or(
          gt(inquiries.vendorUnread, 0),
          and(eq(inquiries.status, 'READY'), lte(inquiries.readyAt, readyBefore)),
        ),
      ),
    )
    .orderBy(sql`${inquiries.lastEventAt} desc`, inquiries.uuid)
    .limit(limit);
  return threads.map(withStorefrontAbilities);
}
