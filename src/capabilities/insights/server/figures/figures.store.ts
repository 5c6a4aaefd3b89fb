import { getTableName } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import { favorites } from '#capabilities/favorites/tables.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '#capabilities/ledger/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { Period } from '../../rules/periods.ts';

/** What happened on one day; days on which nothing did are not listed. */
export type DayRow = {
  day: CalendarDate;
  views: number;
  saves: number;
  /** Inquiries that came on this day, and what became of them since. */
  inquiries: number;
  connected: number;
  booked: number;
  /** How long each that was answered had waited. */
  reply_minutes: number[];
};

export const SAVES = `${getTableName(favorites)} where removed_at is null`;
const INQUIRIES = getTableName(inquiries);

/** Delivered, and not taken out by staff. */
export const RECEIVED = `${INQUIRIES} where status in ('READY', 'CONNECTED', 'BOOKED', 'CLOSED') and close_event_type is distinct from 'DISMISS'`;
export const REPLY_MINUTES = `extract(epoch from connected_at - ready_at)::float8 / 60`;

/** From the first moment of a day to the first of the day after the last, by the clock of a zone. */
export function within(column: string): string {
  return `${column} >= ($2::date)::timestamp at time zone $4 and ${column} < ($3::date + 1)::timestamp at time zone $4`;
}

const days = preparedQuery<DayRow>(
  'insights_days',
  `with viewed as (
     select day, views from storefront_view_days where storefront_id = $1 and day between $2 and $3
   ), saved as (
     select (created_at at time zone $4)::date as day, count(*)::int as saves from ${SAVES}
       and storefront_id = $1 and ${within('created_at')} group by 1
   ), asked as (
     select (ready_at at time zone $4)::date as day, count(*)::int as inquiries, count(connected_at)::int as connected,
       count(*) filter (where status = 'BOOKED')::int as booked,
       coalesce(array_agg(${REPLY_MINUTES}) filter (where connected_at is not null), '{}') as reply_minutes
     from ${RECEIVED} and storefront_id = $1 and ${within('ready_at')} group by 1
   )
   select day::text, coalesce(views, 0) as views, coalesce(saves, 0) as saves, coalesce(inquiries, 0) as inquiries,
     coalesce(connected, 0) as connected, coalesce(booked, 0) as booked, coalesce(reply_minutes, '{}') as reply_minutes
   from viewed full join saved using (day) full join asked using (day) order by day`,
);

export function listDays(
  db: Database,
  storefrontId: number,
  { from, to }: Period,
  timeZone: string,
): Promise<DayRow[]> {
  return days(db, [storefrontId, from, to, timeZone]);
}

export type Bookings = {
  weddings: number;
  amount_cents: number;
  before_cents: number;
  before_weddings: number;
  connected_leads: number;
  /** What connecting took in the period, less what came back of it. */
  credits_spent: number;
};

const CONNECTED = `${INQUIRIES} where storefront_id = $1 and connected_at >= ($5::date)::timestamp at time zone $4
  and connected_at < ($3::date + 1)::timestamp at time zone $4`;

const bookings = preparedQuery<Bookings>(
  'insights_bookings',
  `select count(*) filter (where is_now)::int as weddings,
     coalesce(sum(booked_amount_cents) filter (where is_now), 0)::float8 as amount_cents,
     count(*) filter (where not is_now)::int as before_weddings,
     coalesce(sum(booked_amount_cents) filter (where not is_now), 0)::float8 as before_cents,
     (select count(*)::int from ${CONNECTED}) as connected_leads,
     (select coalesce(sum(e.amount), 0)::int from ${getTableName(ledgerAccounts)} a join ${getTableName(ledgerEntries)} e on e.account_id = a.id
        join ${getTableName(ledgerTransfers)} t on t.id = e.transfer_id join storefronts s on s.uuid = a.owner_id
      where s.id = $1 and t.kind in ('LEAD_PURCHASE', 'LEAD_PURCHASE_REFUND')
        and t.posted_at >= ($5::date)::timestamp at time zone $4
        and t.posted_at < ($3::date + 1)::timestamp at time zone $4) as credits_spent
   from (select booked_amount_cents, booked_at >= ($5::date)::timestamp at time zone $4 as is_now from ${INQUIRIES}
     where storefront_id = $1 and status = 'BOOKED' and ${within('booked_at')}) booked`,
);

/** What was booked in a period, and in the one before; whenever the couple first wrote. */
export async function sumBookings(
  db: Database,
  storefrontId: number,
  { period, before, timeZone }: { period: Period; before: Period; timeZone: string },
): Promise<Bookings> {
  const [row] = await bookings(db, [storefrontId, before.from, period.to, timeZone, period.from]);
  if (!row) throw new Error('A sum always has a row.');
  return row;
}
