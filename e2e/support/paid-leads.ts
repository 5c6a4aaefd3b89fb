import { checkLeadTask } from '../../src/capabilities/protection/server/tasks.ts';
import { enqueueJob } from '../../src/platform/jobs/store.ts';
import { atDatabase } from './at-database.ts';

export type PaidLead = { uuid: string; coupleNames: string; credits: number };

/** A lead of the demo that a listing has paid for, as if that were so many days ago and nobody had opened its message. */
export function takePaidLead(listing: { uuid: string }, { daysAgo }: { daysAgo: number }): Promise<PaidLead> {
  return atDatabase(async (db) => {
    const { rows } = await db.$client.query<PaidLead>(
      `update inquiries set connected_at = now() - make_interval(days => $2), couple_read_seq = 0 where uuid = (
         select i.uuid from inquiries i join storefronts s on s.id = i.storefront_id
         join ledger_transfers t on t.idempotency_key = 'lead:' || i.uuid
         where s.uuid = $1 and i.status = 'CONNECTED' and i.wedding_id is not null and i.booked_by is null
           and i.couple_read_seq > 0
           and not exists (select from lead_refunds r where r.inquiry_uuid = i.uuid)
           and not exists (select from lead_refund_requests r where r.inquiry_uuid = i.uuid)
         order by i.uuid limit 1)
       returning uuid, couple_names as "coupleNames", credit_price as credits`,
      [listing.uuid, daysAgo],
    );
    const [lead] = rows;
    if (!lead) throw new Error('The listing has no other lead that it paid for.');
    return lead;
  });
}

/** So many days go by for a lead, in which nobody opens what was written. */
export function letDaysPass({ uuid }: Pick<PaidLead, 'uuid'>, days: number): Promise<void> {
  return atDatabase(async (db) => {
    await db.$client.query(
      'update inquiries set connected_at = connected_at - make_interval(days => $2), couple_read_seq = 0 where uuid = $1',
      [uuid, days],
    );
  });
}

/** What the hourly job does for each lead, now. */
export function lookAtLead({ uuid: inquiryUuid }: Pick<PaidLead, 'uuid'>): Promise<void> {
  return atDatabase((db) => enqueueJob(db, checkLeadTask, { inquiryUuid }, { jobKey: `e2e:${inquiryUuid}` }));
}

/** A charge that the provider knows and we do not. */
export function findDifference(ref: string): Promise<void> {
  return atDatabase(async (db) => {
    await db.$client.query(
      `insert into provider_differences (id, provider, day, provider_ref, kind, expected_cents, found_cents, found_currency, created_at)
       values (gen_random_uuid(), 'sandbox', current_date, $1, 'UNKNOWN_CHARGE', 0, 2700, 'USD', now())`,
      [ref],
    );
  });
}
