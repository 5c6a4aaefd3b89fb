import { eq, sql } from 'drizzle-orm';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { inquiries, inquiryRequests } from '#capabilities/inquiries/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';

/** What a row of the list shows. */
export const leadColumns = {
  inquiry: inquiries,
  request: {
    location: inquiryRequests.location,
    guestCount: inquiryRequests.guestCount,
    isDateFlexible: inquiryRequests.isDateFlexible,
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

type StatusCount = { status: InquiryStatus; total: number; unread: number; snoozed: number };

export type CountedLeads = {
  statuses: StatusCount[];
  /** Couples who have waited for an answer since an instant. */
  unanswered: number;
};

/** Counting further would cost more than the number tells. */
const MOST_UNANSWERED = 1_000;

const countedLeads = preparedQuery<CountedLeads>(
  'leads_counted',
  `select
     (select coalesce(json_agg(counted), '[]') from (
        select status, total, unread, snoozed from lead_counts where storefront_id = $1) counted) as statuses,
     (select count(*)::int from (
        select from inquiries where storefront_id = $1 and status in ('READY', 'CONNECTED') and last_message_by = 'COUPLE'
          and last_message_at < $2 limit ${MOST_UNANSWERED}) unanswered) as unanswered`,
);

/** The sums that are kept, and how many wait for an answer, up to a thousand. */
export async function readCountedLeads(
  db: Database,
  storefrontId: number,
  since: Date,
): Promise<CountedLeads> {
  const [row] = await countedLeads(db, [storefrontId, since]);
  return row ?? { statuses: [], unanswered: 0 };
}
