import { sql } from 'drizzle-orm';
import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { readPaymentPlan } from '#capabilities/budget/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { createFacetLookup } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type { Tx } from '#platform/database/database.ts';
import type { WeddingFacts } from '../../rules/auto-ticks.ts';
import { paymentFacts } from '../../rules/due-payments.ts';

const facets = createFacetLookup({ strict: true });
const OWN_KITCHEN = facets.option('venue-catering-policy', 'in-house-required')?.id;
const OWN_BAR = facets.option('venue-alcohol-policy', 'in-house-bar')?.id;

/** As the database tells it, before days and vendors are named. */
type Row = Omit<WeddingFacts, 'weddingDate' | 'booked' | 'payments'> & {
  weddingDate: string | null;
  booked: { node: number; name: string; options: number[] }[];
};

/** What all the other areas know of a wedding: one statement, and the budget’s. None where there is no wedding. */
export async function readFacts(
  tx: Tx,
  weddingId: string,
  today: CalendarDate,
): Promise<WeddingFacts | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select wedding.wedding_date::text as "weddingDate", wedding.budget_cents is not null as "hasTotal",
      wedding.guest_count as "guestCount", people.*, replies.*, mailed.*, events.*,
      (select count(*)::int from favorites
        join storefronts on storefronts.id = favorites.storefront_id
        where favorites.wedding_id = wedding.id and favorites.removed_at is null
          and storefronts.taxonomy_node_id = 1) as "favoriteVenues",
      coalesce((select json_agg(json_build_object('node', inquiries.taxonomy_node_id, 'name', storefronts.name,
          'options', storefronts.option_ids) order by inquiries.booked_at, inquiries.uuid)
        from inquiries join storefronts on storefronts.id = inquiries.storefront_id
        where inquiries.wedding_id = wedding.id and inquiries.status = 'BOOKED'), '[]') as booked,
      exists (select from super_links where wedding_id = wedding.id and is_open and 'ADDRESS' = any(purposes))
        or exists (select from rsvp_claims where wedding_id = wedding.id and purpose = 'ADDRESS')
        as "isAddressLinkOpen",
      (select count(*)::int from event_guarantees where wedding_id = wedding.id) as promised,
      exists (select from websites where wedding_id = wedding.id and state = 'PUBLISHED' and taken_down_at is null)
        as "isWebsiteOut"
    from weddings as wedding
    cross join lateral (
      select count(*) filter (where list = 'INVITED')::int as households,
        count(*) filter (where list = 'INVITED' and address1 <> '')::int as addressed,
        (select count(*)::int from guests join guest_households as household on household.uuid = guests.household_uuid
          where guests.wedding_id = wedding.id and household.list = 'INVITED') as guests
      from guest_households where wedding_id = wedding.id
    ) as people
    cross join lateral (
      select count(distinct guest_uuid)::int as asked,
        count(distinct guest_uuid) filter (where status = 'INVITED')::int as pending
      from guest_invitations join wedding_events on wedding_events.uuid = guest_invitations.event_uuid
      where guest_invitations.wedding_id = wedding.id and wedding_events.asks_reply
    ) as replies
    cross join lateral (
      select count(*) filter (where kind = 'SAVE_THE_DATE')::int as "sentSaveTheDates",
        count(*) filter (where kind = 'INVITATION')::int as "sentInvitations"
      from household_mailings
      join guest_households as household on household.uuid = household_mailings.household_uuid
      where household_mailings.wedding_id = wedding.id and household.list = 'INVITED'
    ) as mailed
    cross join lateral (
      select coalesce(bool_or(kind = 'rehearsal-or-welcome'), false) as "hasRehearsalDinner",
        coalesce(bool_and(closes_on is not null and closes_on < ${today}::date) filter (where asks_reply), false)
          as "areRepliesClosed"
      from wedding_events where wedding_id = wedding.id
    ) as events
    where wedding.id = ${weddingId}`);
  const [row] = rows;
  if (!row) return undefined;
  return { ...presentFacts(row), payments: paymentFacts(await readPaymentPlan(tx, weddingId), today) };
}

function presentFacts({ weddingDate, booked, ...facts }: Row): Omit<WeddingFacts, 'payments'> {
  return {
    ...facts,
    weddingDate: weddingDate ? (parseCalendarDate(weddingDate) ?? null) : null,
    booked: booked.flatMap(({ node, name, options }) => {
      const category = categoryByNodeId(node)?.taxonomyKey;
      if (!category) return [];
      const isVenue = category === 'wedding-venues';
      return [
        {
          category,
          name,
          hasCatering: isVenue && OWN_KITCHEN !== undefined && options.includes(OWN_KITCHEN),
          hasBar: isVenue && OWN_BAR !== undefined && options.includes(OWN_BAR),
        },
      ];
    }),
  };
}
