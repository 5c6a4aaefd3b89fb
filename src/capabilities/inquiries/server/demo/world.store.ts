import type pg from 'pg';
import type { CalendarDate } from '#base/calendar-date.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoCouple, DemoPlace } from '#capabilities/world/demo/demo-couple.ts';
import { copyArray, copyInstant, copyJson } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { DemoVendor } from '../../demo/demo-vendor.ts';
import type { InquiryPlan } from '../../demo/inquiry-plan.ts';
import type { PlannedRequest } from '../../demo/plan-request.ts';

type Cell = string | number | boolean | null;

/** Writes everything that was planned, table by table in the order of their foreign keys. */
export async function copyInquiries(
  client: pg.ClientBase,
  requests: readonly PlannedRequest[],
): Promise<void> {
  const inquiries = requests.flatMap((each) => each.inquiries);
  await copyRows(
    client,
    `inquiry_requests (uuid, wedding_id, sent_by, taxonomy_node_id, event_groups, wedding_date, is_date_flexible, guest_count, city_id,
       location, budget_min_cents, budget_max_cents, option_ids, message, created_at)`,
    requests.map(({ request }) => [
      request.uuid,
      request.weddingId,
      request.sentBy,
      request.taxonomyNodeId,
      copyArray(request.eventGroups),
      request.weddingDate,
      request.isDateFlexible,
      request.guestCount,
      request.cityId,
      request.location,
      request.budgetMinCents,
      request.budgetMaxCents,
      copyArray(request.optionIds),
      request.message,
      copyInstant(request.createdAt),
    ]),
  );
  await copyRows(client, `inquiries (${INQUIRY_COLUMNS})`, inquiries.map(inquiryRow));
  await copyRows(
    client,
    `inquiry_events (inquiry_uuid, seq, uuid, type, side, user_id, author_name, body, reason, quote, from_status, to_status, created_at)`,
    inquiries.flatMap(({ uuid, events }) =>
      events.map((event) => [
        uuid,
        event.seq,
        event.uuid,
        event.type,
        event.side,
        event.userId,
        event.authorName,
        event.body,
        event.reason,
        event.quote && copyJson(event.quote),
        event.fromStatus,
        event.toStatus,
        copyInstant(event.createdAt),
      ]),
    ),
  );
  await copyReports(client, inquiries);
}

const INQUIRY_COLUMNS = `uuid, wedding_id, request_uuid, storefront_id, taxonomy_node_id, status, source, close_event_type, close_reason,
  close_note, created_at, updated_at, ready_at, connected_at, booked_at, booked_by, booked_amount_cents, booking_confirmed_at, booking_told_seq, closed_at, nudged_at, snoozed_until, expiration_warnings, booking_reminder_at,
  last_seq, last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, quote, couple_read_seq, couple_read_at,
  vendor_read_seq, vendor_read_at, couple_unread, vendor_unread, couple_names, wedding_date, tier, payment_required, credit_price,
  base_credit_price, price_inputs, known_facts, match_reasons, hold_reason, spam_score, spam_parts, reply_token, version`;

function inquiryRow(plan: InquiryPlan): Cell[] {
  const { state, price } = plan;
  return [
    plan.uuid,
    plan.weddingId,
    plan.requestUuid,
    plan.storefrontId,
    plan.taxonomyNodeId,
    state.status,
    plan.source,
    state.closeEventType,
    state.closeReason,
    state.closeNote,
    copyInstant(state.createdAt),
    copyInstant(state.updatedAt),
    copyInstant(state.readyAt),
    copyInstant(state.connectedAt),
    copyInstant(state.bookedAt),
    state.bookedBy,
    state.bookedAmountCents,
    copyInstant(state.bookingConfirmedAt),
    state.bookingToldSeq,
    copyInstant(state.closedAt),
    copyInstant(state.nudgedAt),
    copyInstant(state.snoozedUntil),
    state.expirationWarnings,
    copyInstant(state.bookingReminderAt),
    state.lastSeq,
    copyInstant(state.lastEventAt),
    state.lastEventType,
    copyInstant(state.lastMessageAt),
    state.lastMessageBy,
    state.lastMessageText,
    state.quote && copyJson(state.quote),
    state.coupleReadSeq,
    copyInstant(state.coupleReadAt),
    state.vendorReadSeq,
    copyInstant(state.vendorReadAt),
    state.coupleUnread,
    state.vendorUnread,
    plan.coupleNames,
    plan.weddingDate,
    price?.tier ?? null,
    price?.paymentRequired ?? null,
    price?.creditPrice ?? null,
    price?.baseCreditPrice ?? null,
    price && copyJson(price.inputs),
    plan.knownFacts && copyJson(plan.knownFacts),
    copyArray(plan.matchReasons),
    plan.holdReason,
    plan.spamScore,
    copyJson(plan.spamParts),
    plan.replyToken,
    state.version,
  ];
}

async function copyReports(client: pg.ClientBase, inquiries: readonly InquiryPlan[]): Promise<void> {
  await copyRows(
    client,
    'inquiry_spam_reports (inquiry_uuid, reported_by, note, reported_at, verdict, decided_at)',
    inquiries.flatMap(({ uuid, report }) =>
      report
        ? [
            [
              uuid,
              report.reportedBy,
              report.note,
              copyInstant(report.reportedAt),
              report.verdict,
              copyInstant(report.decidedAt),
            ],
          ]
        : [],
    ),
  );
}

type VendorRow = {
  id: number;
  name: string;
  node: number;
  published_at: Date | null;
  option_ids: number[];
  budget_min: string | null;
  budget_max: string | null;
  travel_radius_miles: number;
  largest_capacity: number | null;
  city_id: number;
  city: string;
  state_code: string;
  market_id: number;
  lat: number;
  lon: number;
  days_off: number[];
  available_through: string | null;
  blocked: string[];
  plans: { from: string; until: string }[];
  owner_id: string | null;
  owner_first_name: string | null;
};

/** Businesses to write to: the first of every market and category, so that a large world costs no more than a small one. */
export async function listDemoVendors(
  client: pg.ClientBase,
  { perShelf, most }: { perShelf: number; most: number },
): Promise<DemoVendor[]> {
  const { rows } = await client.query<VendorRow>(
    `with shelf as (
       select id, row_number() over (partition by market_id, taxonomy_node_id order by id) as rank
       from storefronts where market_id is not null
     ), chosen as (select id from shelf where rank <= $1 order by id limit $2)
     select s.id, s.name, s.taxonomy_node_id as node, s.published_at, s.option_ids, s.travel_radius_miles,
            p.target_couple_budget_min as budget_min, p.target_couple_budget_max as budget_max,
            (select max(seated_capacity) from venue_spaces where storefront_id = s.id) as largest_capacity,
            s.city_id, c.name as city, c.state_code, s.market_id, s.lat, s.lon, s.days_off, s.available_through::text,
            array(select day::text from availability_blocks where storefront_id = s.id) as blocked,
            (select coalesce(json_agg(json_build_object(
                      'from', starts_at, 'until', coalesce(ended_at, grace_until, period_ends_at))), '[]')
             from plan_subscriptions where storefront_id = s.id and state <> 'SCHEDULED') as plans,
            u.id as owner_id, u.first_name as owner_first_name
     from chosen join storefronts s using (id)
     join cities c on c.id = s.city_id
     left join storefront_prices p on p.storefront_id = s.id
     left join lateral (
       select u.id, u.first_name from storefront_members m join users u on u.id = m.user_id
       where m.storefront_id = s.id and m.role = 'OWNER' order by m.joined_at, u.id limit 1
     ) u on true
     order by s.id`,
    [perShelf, most],
  );
  return rows.map(toVendor);
}

function toVendor(row: VendorRow): DemoVendor {
  const category = categoryByNodeId(row.node);
  if (!category) throw new Error(`The storefront ${row.id} is of no category.`);
  const budgetMinCents = Number(row.budget_min ?? 200_000);
  return {
    storefrontId: row.id,
    name: row.name,
    category: category.taxonomyKey,
    place: placeOf(row),
    publishedAt: row.published_at,
    optionIds: row.option_ids,
    budgetMinCents,
    budgetMaxCents: Number(row.budget_max ?? budgetMinCents * 2),
    travelRadiusMiles: row.travel_radius_miles,
    largestCapacity: row.largest_capacity,
    availability: {
      blockedDays: new Set(row.blocked as CalendarDate[]),
      daysOff: row.days_off,
      availableThrough: row.available_through as CalendarDate | null,
    },
    plans: row.plans.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
    owner: row.owner_id === null ? null : { id: row.owner_id, firstName: row.owner_first_name ?? '' },
  };
}

function placeOf(
  row: Pick<VendorRow, 'city_id' | 'city' | 'state_code' | 'market_id' | 'lat' | 'lon'>,
): DemoPlace {
  return {
    cityId: row.city_id,
    city: row.city,
    stateCode: row.state_code,
    marketId: row.market_id,
    lat: row.lat,
    lon: row.lon,
  };
}

type CoupleRow = Omit<DemoCouple, 'place' | 'budgetCents' | 'people' | 'isPhoneVerified'> & {
  budgetCents: string | null;
  people: { id: string; firstName: string; email: string; isPhoneVerified: boolean }[];
  city_id: number;
  city: string;
  state_code: string;
  market_id: number;
  lat: number;
  lon: number;
};

/** The wedding this person plans, as it writes to vendors; null without a wedding or a place. */
export async function findDemoCouple(client: pg.ClientBase, userId: string): Promise<DemoCouple | null> {
  const { rows } = await client.query<CoupleRow>(
    `select w.id as "weddingId", w.partner_first_name as "partnerFirstName", w.wedding_date::text as "weddingDate",
            coalesce(w.guest_count, 100) as "guestCount", w.budget_cents as "budgetCents", w.planning_stage as "planningStage",
            w.created_at as "createdAt", c.id as city_id, c.name as city, c.state_code, c.market_id, c.lat, c.lon,
            (select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'email', u.email,
                                               'isPhoneVerified', u.phone_verified_at is not null)
                             order by m.joined_at, u.id)
             from wedding_members m join users u on u.id = m.user_id where m.wedding_id = w.id) as people
     from weddings w join cities c on c.id = w.city_id
     where c.market_id is not null and exists (select from wedding_members where wedding_id = w.id and user_id = $1)`,
    [userId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    weddingId: row.weddingId,
    people: row.people,
    isPhoneVerified: row.people[0]?.isPhoneVerified ?? false,
    partnerFirstName: row.partnerFirstName,
    weddingDate: row.weddingDate,
    place: placeOf(row),
    guestCount: row.guestCount,
    budgetCents: Number(row.budgetCents ?? 3_000_000),
    planningStage: row.planningStage ?? 'NEWLY_ENGAGED',
    createdAt: row.createdAt,
  };
}
