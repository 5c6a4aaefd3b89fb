import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { VendorFacts } from '../rules/place-vendors.ts';
import { budgetVendors } from '../tables.ts';

export type VendorRow = {
  inquiry_uuid: string;
  name: string;
  taxonomy_node_id: number;
  line_uuid: string | null;
  is_booked: boolean;
  noted_cents: string | null;
  accepted_cents: string | null;
  offered_cents: string | null;
  offer_ends_on: string | null;
  peak_cents: string | null;
  off_peak_cents: string | null;
};

/**
 * Who is booked, and whose offer still holds on the day. Offers are read where they are made, so that none is shown that
 * was taken back, replaced or has ended.
 */
export function vendorsOf(weddingId: string | Placeholder, day: string | Placeholder): SQL {
  return sql`
    select i.uuid as inquiry_uuid, s.name, i.taxonomy_node_id, v.line_uuid,
      coalesce(v.is_booked, false) as is_booked, v.noted_cents, i.booked_amount_cents as accepted_cents,
      o.amount_cents as offered_cents, o.valid_until::text as offer_ends_on,
      case when p.price_range_visible then p.peak_start_price_cents end as peak_cents,
      case when p.price_range_visible then p.off_peak_start_price_cents end as off_peak_cents
    from inquiries i
    join storefronts s on s.id = i.storefront_id
    left join storefront_prices p on p.storefront_id = s.id and i.taxonomy_node_id = 1
    left join budget_vendors v on v.inquiry_uuid = i.uuid
    left join lateral (
      select (e.quote->>'amountCents')::bigint as amount_cents, (e.quote->>'validUntil')::date as valid_until
      from inquiry_events e
      left join inquiry_quotes q on q.inquiry_uuid = e.inquiry_uuid and q.event_seq = e.seq
      where i.quote is not null and e.inquiry_uuid = i.uuid and e.quote is not null and q.withdrawn_at is null
        and coalesce((e.quote->>'validUntil')::date, 'infinity') >= ${day}::date
      order by e.seq desc limit 1
    ) o on true
    where i.wedding_id = ${weddingId}::uuid and (v.is_booked or i.status = 'CONNECTED' and o.amount_cents is not null)
    order by i.created_at, i.uuid`;
}

export type VendorOfWedding = VendorFacts & { peakCents: number | null; offPeakCents: number | null };

const centsOf = (text: string | null) => (text === null ? null : Number(text));

export function presentVendor(row: VendorRow): VendorOfWedding {
  return {
    inquiryUuid: row.inquiry_uuid,
    name: row.name,
    taxonomyNodeId: row.taxonomy_node_id,
    linkedLineUuid: row.line_uuid,
    isBooked: row.is_booked,
    notedCents: centsOf(row.noted_cents),
    acceptedCents: centsOf(row.accepted_cents),
    offeredCents: centsOf(row.offered_cents),
    offerEndsOn: row.offer_ends_on,
    peakCents: centsOf(row.peak_cents),
    offPeakCents: centsOf(row.off_peak_cents),
  };
}

export async function listVendors(tx: Tx, weddingId: string, day: string): Promise<VendorOfWedding[]> {
  const { rows } = await tx.execute<VendorRow>(vendorsOf(weddingId, day));
  return rows.map(presentVendor);
}

/** Lines that somebody of the marketplace is booked for. */
export async function listBookedLines(tx: Tx, weddingId: string) {
  const { lineUuid, isBooked } = budgetVendors;
  return tx
    .select({ lineUuid, isBooked })
    .from(budgetVendors)
    .where(and(eq(budgetVendors.weddingId, weddingId), eq(isBooked, true)));
}
