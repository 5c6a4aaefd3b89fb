import { eq, sql } from 'drizzle-orm';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { inquiries, inquiryRequests } from '#capabilities/inquiries/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { NEED_RANK } from './list/lead-orders.store.ts';

/** What a row of the list shows. */
export const leadColumns = {
  inquiry: inquiries,
  request: {
    location: inquiryRequests.location,
    guestCount: inquiryRequests.guestCount,
    isDateFlexible: inquiryRequests.isDateFlexible,
    budgetMinCents: inquiryRequests.budgetMinCents,
    budgetMaxCents: inquiryRequests.budgetMaxCents,
  },
};

const leadsByUuid = preparedSelect((tx: Tx) =>
  tx
    .select(leadColumns)
    .from(inquiries)
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .where(sql`${inquiries.uuid} = any(${sql.placeholder('uuids')}::uuid[])`)
    .prepare('inquiries_leads_by_uuid'),
);

/** In the order they are asked for. */
export async function findLeads(tx: Tx, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  const rows = await leadsByUuid(tx).execute({ uuids: [...uuids] });
  const rowOf = new Map(rows.map((row) => [row.inquiry.uuid, row]));
  return uuids.flatMap((uuid) => rowOf.get(uuid) ?? []);
}

export type StatusCount = {
  storefrontId: number;
  status: InquiryStatus;
  total: number;
  unread: number;
  snoozed: number;
};

export type CountedLeads = {
  statuses: StatusCount[];
  /** Couples who have waited for an answer since an instant. */
  unanswered: number;
  /** New ones in sight that end soon, and those whose couple sent a reminder. */
  expiring: number;
  reminded: number;
};

/** Counting further would cost more than the number tells. */
const MOST_COUNTED = 1_000;

const COUNTS = `select storefront_id as "storefrontId", status, total, unread, snoozed from lead_counts
  where storefront_id = any($1::int[])`;

const countedLeads = preparedQuery<CountedLeads>(
  'leads_counted',
  `select
     (select coalesce(json_agg(counted), '[]') from (${COUNTS}) counted) as statuses,
     (select count(*)::int from (
        select from inquiries where storefront_id = any($1::int[]) and status in ('READY', 'CONNECTED')
          and last_message_by = 'COUPLE' and last_message_at < $2 limit ${MOST_COUNTED}) unanswered) as unanswered,
     pressing.expiring, pressing.reminded
   from (
     select count(*) filter (where need = 0)::int as expiring, count(*) filter (where need = 1)::int as reminded
     from (select ${NEED_RANK} as need from inquiries where storefront_id = any($1::int[]) and status = 'READY'
             and snoozed_until is null and ${NEED_RANK} < 2 limit ${MOST_COUNTED}) needed) pressing`,
);

/** The sums that are kept, and how many wait or press, up to a thousand. */
export async function readCountedLeads(
  db: Database,
  storefrontIds: readonly number[],
  since: Date,
): Promise<CountedLeads> {
  const [row] = await countedLeads(db, [storefrontIds, since]);
  return row ?? { statuses: [], unanswered: 0, expiring: 0, reminded: 0 };
}

const countsOfListings = preparedQuery<StatusCount>('leads_counts_of_listings', COUNTS);

/** The kept sums of each listing. */
export function listCountsOf(db: Database, storefrontIds: readonly number[]): Promise<StatusCount[]> {
  return countsOfListings(db, [storefrontIds]);
}
