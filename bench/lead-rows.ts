import type pg from 'pg';
import { LEAD_SEARCH_VERSION } from '../src/capabilities/leads/rules/lead-lexemes.ts';

export type Inbox = { size: number; storefrontId: number; storefrontUuid: string };

async function openStorefront(client: pg.Client, userId: string, size: number): Promise<Inbox> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, lat, lon, metro_type, publication_status,
       published_at, created_at, updated_at)
     select gen_random_uuid(), 2, 'Inbox of ' || $1, 'inbox-of-' || $1, id, lat, lon, 'RURAL', 'ACCEPTED', now(), now(), now()
     from cities order by id limit 1
     returning id, uuid`,
    [size],
  );
  const [storefront] = rows;
  if (!storefront) throw new Error('There is no city to put a business in.');
  await client.query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [storefront.id, userId],
  );
  return { size, storefrontId: storefront.id, storefrontUuid: storefront.uuid };
}

/** Names, days, tiers and times as they come: many alike, in no order. */
function statementsFor({ size, storefrontId }: Inbox, userId: string): string[] {
  /** Number n of a storefront has the same names everywhere, so that rows find each other without a lookup. */
  const uuidOf = (kind: string) =>
    `overlay(overlay(md5('${kind}:${storefrontId}:' || n) placing '4' from 13) placing '8' from 17)::uuid`;
  /** Chance that comes out the same every time, one for each column: no column says anything about another. */
  const chance = (column: number, choices: number) =>
    `(abs(hashint4(n * 16 + ${column})::bigint) % ${choices})::int`;
  return [
    `insert into weddings (id, primary_first_name, partner_first_name, created_at, updated_at)
   select ${uuidOf('wedding')}, 'Maya', 'Jonah', now(), now() from generate_series(1, ${size}) n`,
    `insert into inquiry_requests (uuid, wedding_id, sent_by, taxonomy_node_id, event_groups, wedding_date, is_date_flexible,
     guest_count, location, message, created_at)
   select ${uuidOf('request')}, ${uuidOf('wedding')}, '${userId}', 2, '{day-of}', date '2027-01-01' + (n * 7919 % 700), n % 5 = 0,
     40 + n % 160, 'Hudson, NY', 'We love what you do.', now() from generate_series(1, ${size}) n`,
    `insert into inquiries (uuid, wedding_id, request_uuid, storefront_id, taxonomy_node_id, status, close_event_type, created_at,
     updated_at, ready_at, connected_at, last_seq, last_event_at, last_event_type, last_message_at, last_message_by,
     last_message_text, vendor_unread, couple_names, wedding_date, tier, payment_required, credit_price, base_credit_price,
     price_inputs, match_reasons, reply_token)
   select ${uuidOf('inquiry')}, ${uuidOf('wedding')}, ${uuidOf('request')}, ${storefrontId}, 2, status,
     case when status = 'CLOSED' then (array['EXPIRATION', 'DECLINE', 'CANCEL'])[1 + ${chance(1, 3)}] end,
     at - interval '9 days', at, at - interval '9 days', case when status in ('CONNECTED', 'BOOKED') then at - interval '8 days' end,
     3, at, 'COUPLE_RESPONSE', at, (array['COUPLE', 'VENDOR'])[1 + ${chance(2, 2)}],
     'We are getting married in the mountains and would love to know what a whole day costs, for about ' || n % 160 || ' guests.',
     case when ${chance(3, 7)} = 0 then 2 else 0 end,
     (array['Ana', 'Bea', 'Cleo', 'Dora', 'Emma', 'Fay', 'Gia', 'Hope', 'Ida', 'June', 'Kim', 'Lea', 'Maya', 'Nora'])[1 + ${chance(4, 14)}]
       || ' & ' || (array['Al', 'Bo', 'Cy', 'Dan', 'Eli', 'Finn', 'Gus'])[1 + ${chance(5, 7)}],
     date '2027-01-01' + ${chance(6, 700)}, (array['GOLD', 'SILVER', 'STANDARD'])[1 + ${chance(7, 3)}], true, 6, 7, '[]',
     '{LOCATION,BUDGET}', md5('reply:${storefrontId}:' || n)
   from (select n, now() - ${chance(8, 525_600)} * interval '1 minute' as at,
           (array['READY', 'READY', 'READY', 'READY', 'CONNECTED', 'CONNECTED', 'BOOKED', 'CLOSED', 'CLOSED', 'CLOSED'])[1 + ${chance(9, 10)}] as status
         from generate_series(1, ${size}) n) numbered`,
    `insert into inquiry_events (inquiry_uuid, seq, uuid, type, side, author_name, body, to_status, created_at)
   select ${uuidOf('inquiry')}, seq, gen_random_uuid(),
     (array['COUPLE_OUTREACH', 'VENDOR_CONNECT', 'COUPLE_RESPONSE'])[seq], (array['COUPLE', 'VENDOR', 'COUPLE'])[seq], 'Maya',
     repeat('We are getting married in the mountains and would love to know what a whole day costs. ', 4) ||
       'Friends told us of you: ' || translate((n * 7919 % 5000)::text, '0123456789', 'abdefgklmo') || 'son.', 'CONNECTED',
     now() - (4 - seq) * interval '1 hour'
   from generate_series(1, ${size}) n, generate_series(1, 3) seq`,
    `insert into lead_counts (storefront_id, status, total, unread, snoozed)
   select storefront_id, status, count(*), count(*) filter (where vendor_unread > 0), 0
   from inquiries where storefront_id = ${storefrontId} group by 1, 2`,
    // Filled at once and listed afterwards, or it would take many times as long.
    'drop index lead_search_words',
    searchStatement(
      storefrontId,
      'select uuid as inquiry_uuid, 0 as seq, couple_names as body from inquiries',
    ),
    searchStatement(
      storefrontId,
      'select inquiry_uuid, seq, right(body, 140) as body from inquiry_events join inquiries on inquiries.uuid = inquiry_uuid',
    ),
    'create index lead_search_words on lead_search using gin (words)',
    'vacuum analyze lead_search',
  ];
}

/** What a lead is found by, made in the database: the same keys as by the product, for texts of plain letters. */
function searchStatement(storefrontId: number, texts: string): string {
  return `
    insert into lead_search (inquiry_uuid, seq, words, version, written_at)
    select inquiry_uuid, seq, array_to_tsvector(array(
      select distinct key from regexp_split_to_table(lower(body), '[^a-z0-9]+') word,
        lateral (select '${storefrontId}o=' || word as key
                 union all select '${storefrontId}o#' || word where seq = 0
                 union all select '${storefrontId}o~' || word where length(word) > 3
                 union all select '${storefrontId}o~' || overlay(word placing '' from at for 1)
                           from generate_series(1, length(word)) at where length(word) > 3) keys
      where word <> '')), ${LEAD_SEARCH_VERSION}, now()
    from (${texts} where storefront_id = ${storefrontId}) texts`;
}

/** A storefront of this person with so many inquiries. */
export async function fillInbox(client: pg.Client, userId: string, size: number): Promise<Inbox> {
  const inbox = await openStorefront(client, userId, size);
  for (const statement of statementsFor(inbox, userId)) await client.query(statement);
  return inbox;
}
