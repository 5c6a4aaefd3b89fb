import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
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
