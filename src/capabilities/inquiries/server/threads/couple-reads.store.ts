import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { storefrontImages, storefrontPrices, storefronts } from '#capabilities/storefronts/tables.ts';
import type { EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import type { MemberRole } from '#capabilities/weddings/rules/member-roles.ts';
import { withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { inquiries, inquiryRequests } from '../../tables.ts';

const vendorColumns = {
  uuid: storefronts.uuid,
  slug: storefronts.slug,
  name: storefronts.name,
  publishedAt: storefronts.publishedAt,
  /** What the business does not show stays unseen here as well. */
  startingPriceCents: sql<number | null>`case when ${storefrontPrices.priceRangeVisible}
    then ${storefrontPrices.startingPriceCents} end`.mapWith(storefrontPrices.startingPriceCents),
  city: cities.name,
  stateCode: cities.stateCode,
  coverAssetId: storefrontImages.assetId,
};

/** Every inquiry of the wedding this person plans, with the business it went to: being a member is all it takes. */
function selectOfMember(tx: Tx) {
  return tx
    .select({ inquiry: inquiries, role: weddingMembers.role, vendor: vendorColumns })
    .from(weddingMembers)
    .innerJoin(inquiries, eq(inquiries.weddingId, weddingMembers.weddingId))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .innerJoin(cities, eq(cities.id, storefronts.cityId))
    .leftJoin(storefrontPrices, eq(storefrontPrices.storefrontId, storefronts.id))
    .leftJoin(
      storefrontImages,
      and(
        eq(storefrontImages.storefrontId, storefronts.id),
        eq(storefrontImages.gallery, 'COVER'),
        eq(storefrontImages.position, 0),
      ),
    );
}

const isMember = () => eq(weddingMembers.userId, sql.placeholder('userId'));

const openOfMember = preparedSelect((tx: Tx) =>
  selectOfMember(tx)
    .where(and(isMember(), ne(inquiries.status, 'CLOSED')))
    .orderBy(desc(inquiries.lastEventAt), desc(inquiries.uuid))
    .prepare('inquiries_open_of_member'),
);

export async function listOpenOfMember(tx: Tx, userId: string) {
  return (await openOfMember(tx).execute({ userId })).map(withWeddingAbilities);
}

export type CoupleInquiryRow = Awaited<ReturnType<typeof listOpenOfMember>>[number];

const inquiriesByUuid = preparedSelect((tx: Tx) =>
  selectOfMember(tx)
    .where(and(isMember(), sql`${inquiries.uuid} = any(${sql.placeholder('uuids')}::uuid[])`))
    .orderBy(sql`array_position(${sql.placeholder('uuids')}::uuid[], ${inquiries.uuid})`)
    .prepare('inquiries_by_uuid'),
);

/** In the order they are asked for. */
export async function listInquiriesByUuid(
  tx: Tx,
  userId: string,
  uuids: readonly string[],
): Promise<CoupleInquiryRow[]> {
  return (await inquiriesByUuid(tx).execute({ userId, uuids })).map(withWeddingAbilities);
}

const inquiryOfMember = preparedSelect((tx: Tx) =>
  selectOfMember(tx)
    .where(and(isMember(), eq(inquiries.uuid, sql.placeholder('uuid'))))
    .prepare('inquiries_one_of_member'),
);

export async function findInquiryOfMember(
  tx: Tx,
  userId: string,
  uuid: string,
): Promise<CoupleInquiryRow | undefined> {
  const [row] = await inquiryOfMember(tx).execute({ userId, uuid });
  return row && withWeddingAbilities(row);
}

const requestByUuid = preparedSelect((tx: Tx) =>
  tx
    .select({
      request: inquiryRequests,
      othersOpen: sql<number>`(
        select count(*)::int from inquiries o
        where o.wedding_id = inquiries.wedding_id and o.taxonomy_node_id = inquiries.taxonomy_node_id
          and o.status not in ('CLOSED', 'BOOKED') and o.uuid <> inquiries.uuid)`,
      writtenTo: sql<string[]>`array(
        select distinct s.uuid::text from inquiries o join storefronts s on s.id = o.storefront_id
        where o.wedding_id = inquiries.wedding_id and o.taxonomy_node_id = inquiries.taxonomy_node_id)`,
    })
    .from(inquiries)
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .where(eq(inquiries.uuid, sql.placeholder('uuid')))
    .prepare('inquiries_request_of'),
);

/** What was asked, how many other businesses of the category are still being asked, and which ever were. */
export async function findRequestOf(tx: Tx, inquiryUuid: string) {
  const [row] = await requestByUuid(tx).execute({ uuid: inquiryUuid });
  return row ?? { request: null, othersOpen: 0, writtenTo: [] };
}

const quietOfMember = preparedSelect((tx: Tx) =>
  selectOfMember(tx)
    .where(
      and(
        isMember(),
        eq(inquiries.status, 'CONNECTED'),
        isNull(inquiries.bookingReminderAt),
        lt(inquiries.lastMessageAt, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(inquiries.lastMessageAt), inquiries.uuid)
    .limit(1)
    .prepare('inquiries_quiet_of_member'),
);

/** The talk in which nobody has said anything for the longest, at least since then, and that was not asked about yet. */
export async function findQuietInquiry(
  tx: Tx,
  userId: string,
  since: Date,
): Promise<CoupleInquiryRow | undefined> {
  const [row] = await quietOfMember(tx).execute({ userId, since });
  return row && withWeddingAbilities(row);
}

export type UnreadRow = { unread: number; unresponded: number; has_venue: boolean; has_date: boolean };

const unreadOfMember = preparedQuery<UnreadRow>(
  'inquiries_unread_of_member',
  `select count(*) filter (where i.couple_unread > 0)::int as unread,
     count(*) filter (where i.status = 'CONNECTED' and i.last_message_by = 'VENDOR' and i.last_message_at < $2)::int
       as unresponded,
     coalesce(bool_or(i.status = 'BOOKED' and i.taxonomy_node_id = $3), false) as has_venue,
     coalesce(bool_or(w.wedding_date is not null), false) as has_date
   from wedding_members m
   join weddings w on w.id = m.wedding_id
   left join inquiries i on i.wedding_id = m.wedding_id
   where m.user_id = $1`,
);

type UnreadKey = { userId: string; since: Date; venueNodeId: number };

/** Asked by every page for the badge in its header. */
export async function countUnreadOfMember(
  db: Database,
  { userId, since, venueNodeId }: UnreadKey,
): Promise<UnreadRow> {
  const [row] = await unreadOfMember(db, [userId, since, venueNodeId]);
  return row ?? { unread: 0, unresponded: 0, has_venue: false, has_date: false };
}

const lastToStorefront = preparedSelect((tx: Tx) =>
  tx
    .select({
      uuid: inquiries.uuid,
      status: inquiries.status,
      createdAt: inquiries.createdAt,
      lastEventType: inquiries.lastEventType,
      unread: inquiries.coupleUnread,
    })
    .from(weddingMembers)
    .innerJoin(inquiries, eq(inquiries.weddingId, weddingMembers.weddingId))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(and(isMember(), eq(storefronts.uuid, sql.placeholder('storefrontUuid'))))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.uuid))
    .limit(1)
    .prepare('inquiries_last_to_storefront'),
);

export async function findLastTo(tx: Tx, userId: string, storefrontUuid: string) {
  const [row] = await lastToStorefront(tx).execute({ userId, storefrontUuid });
  return row;
}

type FoundPreferences = {
  role: MemberRole;
  wedding_date: string | null;
  guest_count: number | null;
  city_id: number | null;
  city_name: string | null;
  state_code: string | null;
  location: string | null;
  updated_at: Date;
  /** Whom the couple has ever written to, of this category where one is asked for. */
  written_to: string[];
  /** The request to begin with; all null where there is none. */
  request_uuid: string | null;
  request_node_id: number | null;
  request_groups: EventGroupKey[] | null;
  request_date: string | null;
  request_flexible: boolean | null;
  request_guests: number | null;
  request_city_id: number | null;
  request_location: string | null;
  request_budget_min: string | null;
  request_budget_max: string | null;
  request_options: number[] | null;
  request_at: Date | null;
};

const preferencesOfMember = preparedQuery<FoundPreferences>(
  'inquiries_preferences_of_member',
  `select m.role, w.wedding_date::text as wedding_date, w.guest_count, w.city_id, c.name as city_name, c.state_code,
     w.location, w.updated_at,
     array(select distinct s.uuid::text from inquiries o join storefronts s on s.id = o.storefront_id
       where o.wedding_id = w.id and ($2::smallint is null or o.taxonomy_node_id = $2::smallint)) as written_to,
     r.uuid as request_uuid, r.taxonomy_node_id as request_node_id, r.event_groups as request_groups,
     r.wedding_date::text as request_date, r.is_date_flexible as request_flexible, r.guest_count as request_guests,
     r.city_id as request_city_id, r.location as request_location, r.budget_min_cents as request_budget_min,
     r.budget_max_cents as request_budget_max, r.option_ids as request_options, r.created_at as request_at
   from wedding_members m
   join weddings w on w.id = m.wedding_id
   left join cities c on c.id = w.city_id
   left join lateral (
     select * from inquiry_requests q where q.wedding_id = w.id
     order by coalesce(q.taxonomy_node_id = $2::smallint, false) desc, q.created_at desc, q.uuid limit 1) r on true
   where m.user_id = $1`,
);

/** The wedding, and its newest request of this category, or of any where there is none. */
export async function findPreferences(db: Database, userId: string, nodeId: number | null) {
  const [row] = await preferencesOfMember(db, [userId, nodeId]);
  return row && withWeddingAbilities(row);
}

export type PreferencesRow = NonNullable<Awaited<ReturnType<typeof findPreferences>>>;
