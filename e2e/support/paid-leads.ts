import { chargeLead, giveCredits } from '../../src/capabilities/credits/server/index.ts';
import { checkLeadTask } from '../../src/capabilities/protection/server/tasks.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { enqueueJob } from '../../src/platform/jobs/store.ts';
import { atDatabase } from './at-database.ts';

export type PaidLead = { uuid: string; coupleNames: string };

/**
 * Leads of the demo that a listing is in contact about, as if it had paid seven credits for each of them so many days ago,
 * and nobody had opened its message.
 */
export function payForLeads(
  listing: { uuid: string },
  { count, daysAgo }: { count: number; daysAgo: number },
): Promise<PaidLead[]> {
  const clock = systemClock;
  return atDatabase(async (db) => {
    const connectedAt = new Date(clock.now().getTime() - daysAgo * 86_400_000);
    const { rows } = await db.$client.query<PaidLead & { id: number }>(
      `update inquiries set connected_at = $3, couple_read_seq = 0 where uuid in (
         select i.uuid from inquiries i join storefronts s on s.id = i.storefront_id
         where s.uuid = $1 and i.status = 'CONNECTED' and i.wedding_id is not null and i.booked_by is null
           and not exists (select from ledger_transfers t where t.idempotency_key = 'lead:' || i.uuid)
         order by i.uuid limit $2)
       returning uuid, couple_names as "coupleNames", storefront_id as id`,
      [listing.uuid, count, connectedAt],
    );
    for (const { uuid: inquiryUuid, id } of rows) {
      const storefront = { id, uuid: listing.uuid };
      const gift = { credits: 7, key: `e2e:${inquiryUuid}`, reference: { kind: 'offer', id: '1' } };
      await giveCredits(db, { clock }, { storefront, ...gift, by: null });
      const charged = await chargeLead(db, { clock }, { storefront, inquiryUuid, credits: 7, by: null });
      if (!charged.ok) throw new Error(charged.failure.message);
    }
    return rows;
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
