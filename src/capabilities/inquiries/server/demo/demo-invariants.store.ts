import type { Invariant } from '#capabilities/world/server/index.ts';
import { HELD_FROM_SCORE } from '../../rules/spam-score.ts';

/** What is true of the correspondence of every demo world. */
export const inquiryInvariants: readonly Invariant[] = [
  {
    name: 'threads are numbered without gaps, and in the order of time',
    violations: `
      select count(*) from inquiries i
      left join (select inquiry_uuid, count(*) as n, min(seq) as first, max(seq) as last, max(created_at) as latest,
                        bool_or(earlier > created_at) as disordered
                 from (select *, lag(created_at) over (partition by inquiry_uuid order by seq) as earlier
                       from inquiry_events) as told
                 group by inquiry_uuid) told on told.inquiry_uuid = i.uuid
      where told.n is distinct from i.last_seq or told.first <> 1 or told.last <> i.last_seq or told.disordered
         or told.latest <> i.last_event_at
         or i.created_at > least(i.ready_at, i.connected_at, i.booked_at, i.closed_at, i.nudged_at, i.last_event_at)
         or i.connected_at < i.ready_at or i.booked_at < i.connected_at or i.closed_at < i.last_message_at
         or greatest(i.updated_at, i.last_event_at, i.couple_read_at, i.vendor_read_at) > now()`,
  },
  {
    name: 'what is unread equals the events of the other side after the last one read',
    violations: `
      select count(*) from inquiries i
      where i.couple_unread <> (select count(*) from inquiry_events
                                where inquiry_uuid = i.uuid and seq > i.couple_read_seq and side <> 'COUPLE')
         or i.vendor_unread <> (select count(*) from inquiry_events
                                where inquiry_uuid = i.uuid and seq > i.vendor_read_seq and side <> 'VENDOR')`,
  },
  {
    name: 'an inquiry stands where its last event left it, and a vendor has seen only what has a price',
    violations: `
      select count(*) from inquiries i
      join inquiry_events last on last.inquiry_uuid = i.uuid and last.seq = i.last_seq
      where last.type <> i.last_event_type or (last.to_status <> i.status and not (last.seq = 1 and i.status = 'READY')
              and not (last.to_status in ('PENDING', 'NEW') and i.status = 'READY'))
         or (i.ready_at is not null) <> (i.credit_price is not null and i.tier is not null)
         or (i.status in ('CONNECTED', 'BOOKED') and i.connected_at is null)
         or (i.status = 'BOOKED') <> (i.booked_at is not null) and i.status <> 'CLOSED'
         or (i.status = 'CLOSED') <> (i.closed_at is not null)
         or (i.status = 'BOOKED' and i.booked_by is null)`,
  },
  {
    name: 'a booked day is taken in the calendar, by one couple alone',
    violations: `
      select (select count(*) from inquiries i where i.status = 'BOOKED' and i.wedding_date is not null
                and not exists (select from availability_blocks where storefront_id = i.storefront_id and day = i.wedding_date))
           + (select count(*) from (select from inquiries where status = 'BOOKED' and wedding_date is not null
                                    group by storefront_id, wedding_date having count(*) > 1) as twice)`,
  },
  {
    name: 'every offer has a sheet whose lines add up, and what was accepted is booked',
    violations: `
      select count(*) from inquiry_events e
      left join inquiry_quotes q on q.inquiry_uuid = e.inquiry_uuid and q.event_seq = e.seq
      left join inquiries i on i.uuid = e.inquiry_uuid
      where e.quote is not null
        and (q.uuid is distinct from e.uuid or q.total_cents <> (e.quote ->> 'amountCents')::bigint
             or q.total_cents <> (select sum(quantity * unit_cents) from inquiry_quote_lines where quote_uuid = q.uuid)
             or (q.status = 'ACCEPTED' and i.status <> 'BOOKED'))`,
  },
  {
    name: 'what looks like spam waits for staff, and reaches a vendor only where staff lets it',
    violations: `
      select count(*) from inquiries i
      where (i.hold_reason = 'REVIEW' and i.spam_score < ${HELD_FROM_SCORE})
         or (i.ready_at is not null and i.spam_score >= ${HELD_FROM_SCORE}
             and not exists (select from inquiry_verdicts v where v.inquiry_uuid = i.uuid and v.verdict = 'APPROVE'))`,
  },
  {
    name: 'whom staff found to write spam is held the next time',
    violations: `
      select count(*) from inquiries i
      where i.hold_reason is distinct from 'EMAIL' and i.hold_reason is distinct from 'SCREENING'
        and not i.spam_parts @> '[{"key": "reports"}]'
        and exists (select from inquiry_verdicts v join inquiries earlier on earlier.uuid = v.inquiry_uuid
                    where earlier.wedding_id = i.wedding_id and earlier.uuid <> i.uuid and v.verdict = 'BLOCK'
                      and v.state = 'DONE' and v.settled_at < i.created_at)`,
  },
  {
    name: 'nobody writes to the business they work for, and one request goes to one category',
    violations: `
      select count(*) from inquiries i join inquiry_requests r on r.uuid = i.request_uuid
      join storefronts s on s.id = i.storefront_id
      where s.taxonomy_node_id <> i.taxonomy_node_id or r.taxonomy_node_id <> i.taxonomy_node_id
         or r.wedding_id is distinct from i.wedding_id
         or exists (select from storefront_members where storefront_id = i.storefront_id and user_id = r.sent_by)`,
  },
];
