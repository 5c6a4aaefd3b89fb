import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { AnsweredLead, AnsweringListing } from '../../demo/plan-money.ts';
import type { SavedReplyPlan } from '../../demo/plan-saved-replies.ts';

/** Counts all delivered leads, as if each had been counted when it came. */
export async function countAllLeads(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into lead_counts (storefront_id, status, total, unread, snoozed)
     select storefront_id, status, count(*), count(*) filter (where vendor_unread > 0), count(snoozed_until)
     from inquiries where ready_at is not null group by storefront_id, status
     on conflict (storefront_id, status)
     do update set total = excluded.total, unread = excluded.unread, snoozed = excluded.snoozed`,
  );
}

/** The words a business keeps ready. */
export async function copySavedReplies(
  client: pg.ClientBase,
  replies: readonly SavedReplyPlan[],
  now: Date,
): Promise<void> {
  await copyRows(
    client,
    'saved_replies (uuid, storefront_id, title, body, created_at, updated_at)',
    replies.map(({ uuid, storefrontId, title, body }) => [
      uuid,
      storefrontId,
      title,
      body,
      copyInstant(now),
      copyInstant(now),
    ]),
  );
}

/** The published listings of somebody, in the order they were opened, each with the leads it answered and was to pay for. */
export async function listAnsweredLeads(client: pg.ClientBase, ownerId: string): Promise<AnsweringListing[]> {
  const { rows: listings } = await client.query<{ id: number; uuid: string }>(
    `select s.id, s.uuid from storefronts s join storefront_members m on m.storefront_id = s.id
     where m.user_id = $1 and m.role = 'OWNER' and s.published_at is not null order by s.id`,
    [ownerId],
  );
  const answered = [];
  for (const storefront of listings) {
    const { rows: leads } = await client.query<AnsweredLead>(
      `select uuid as "inquiryUuid", connected_at as at, credit_price as credits, status = 'CLOSED' as "isClosed"
       from inquiries where storefront_id = $1 and connected_at is not null and payment_required and credit_price > 0
       order by connected_at, uuid`,
      [storefront.id],
    );
    answered.push({ storefront, leads });
  }
  return answered;
}
