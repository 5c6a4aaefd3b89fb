import { and, eq, ne, sql } from 'drizzle-orm';
import { joinLabels } from '#base/text.ts';
import { formatUsPhone } from '#base/validation/phone.ts';
import { asWritten } from '#capabilities/inquiries/rules/written-words.ts';
import { readWords, vendorReader, wordsInFull } from '#capabilities/inquiries/server/index.ts';
import { inquiryEvents } from '#capabilities/inquiries/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  joinedLexemesOf,
  joinedWordsOf,
  LEAD_SEARCH_VERSION,
  type LeadScope,
  lexemesOf,
  wordsOf,
} from '../../rules/lead-lexemes.ts';
import { leadSearch } from '../../tables.ts';

/** What is searched: the whole text where contacts may be read, and what is left of it where they are covered. */
type Lead = { uuid: string; storefrontId: number; isConnected: boolean };
type SearchedText = { seq: number; text: string; contacts?: string };

const WHO = 0;
/** What every vendor reads, connected or not. */
const COVERED = vendorReader({ connectedAt: null }, false);

function toLexemes({ storefrontId, isConnected }: Lead, { seq, text, contacts = '' }: SearchedText) {
  const isWho = seq === WHO;
  const lexemes = (scope: LeadScope, shown: string, known: ReadonlySet<string>) => [
    ...lexemesOf(
      storefrontId,
      scope,
      wordsOf(shown).filter((word) => !known.has(word)),
      isWho,
    ),
    ...(isWho ? joinedLexemesOf(storefrontId, scope, joinedWordsOf(shown)) : []),
  ];
  const shown = readWords(asWritten(text), 'COUPLE', COVERED).text;
  const open = lexemes('open', shown, new Set());
  if (!isConnected) return open;
  return [...open, ...lexemes('contacts', `${text} ${contacts}`, new Set(wordsOf(shown)))];
}

async function writeRow(tx: Tx, lead: Lead, searched: SearchedText, now: Date): Promise<void> {
  const lexemes = sql.param([...new Set(toLexemes(lead, searched))]);
  await tx.execute(sql`
    insert into lead_search (inquiry_uuid, seq, words, version, written_at)
    values (${lead.uuid}, ${searched.seq}, array_to_tsvector(${lexemes}::text[]), ${LEAD_SEARCH_VERSION}, ${now.toISOString()})
    on conflict (inquiry_uuid, seq)
    do update set words = excluded.words, version = excluded.version, written_at = excluded.written_at`);
}

type WhoRow = {
  storefront_id: number;
  is_connected: boolean;
  couple_names: string;
  location: string | null;
  email: string | null;
  phone: string | null;
  first_name: string | null;
  last_name: string | null;
  partner_first_name: string | null;
  partner_last_name: string | null;
};

/** Whoever sent it, or an owner of the wedding once that person is gone. */
const SENDER = sql`coalesce(request.sent_by, (
  select m.user_id from wedding_members m
  where m.wedding_id = inquiry.wedding_id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1))`;

async function findWho(tx: Tx, uuid: string): Promise<WhoRow | undefined> {
  const { rows } = await tx.execute<WhoRow>(sql`
    select inquiry.storefront_id, inquiry.connected_at is not null as is_connected, inquiry.couple_names,
           request.location, sender.email, sender.phone_number as phone, wedding.primary_first_name as first_name,
           wedding.primary_last_name as last_name, wedding.partner_first_name, wedding.partner_last_name
    from inquiries inquiry
    left join inquiry_requests request on request.uuid = inquiry.request_uuid
    left join weddings wedding on wedding.id = inquiry.wedding_id
    left join users sender on sender.id = ${SENDER} and inquiry.wedding_id is not null
    where inquiry.uuid = ${uuid}`);
  return rows[0];
}

/** As it is kept, and in the parts that people write it in. */
function phoneSpellings(phone: string | null): string[] {
  return phone ? [phone, `1 ${formatUsPhone(phone)}`] : [];
}

/** Writes all that a lead is found by anew. Its row is locked, or it was made in this transaction. */
export async function writeLeadSearch(tx: Tx, uuid: string, now: Date): Promise<void> {
  const who = await findWho(tx, uuid);
  if (!who) return;
  const lead = { uuid, storefrontId: who.storefront_id, isConnected: who.is_connected };
  const names = [who.first_name, who.last_name, who.partner_first_name, who.partner_last_name];
  const contacts = [...names, who.email, ...phoneSpellings(who.phone)].join(' ');
  const text = joinLabels([who.couple_names, who.location]);
  await writeRow(tx, lead, { seq: WHO, text, contacts }, now);
  const events = await tx
    .select({ seq: inquiryEvents.seq, body: inquiryEvents.body })
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryUuid, uuid), ne(inquiryEvents.body, asWritten(''))));
  for (const { seq, body } of events) await writeRow(tx, lead, { seq, text: wordsInFull(body) }, now);
}

/** Adds what was just written in a lead. */
export async function addToLeadSearch(
  tx: Tx,
  {
    inquiryUuid,
    seq,
    body,
    createdAt,
  }: Pick<typeof inquiryEvents.$inferInsert, 'inquiryUuid' | 'seq' | 'body' | 'createdAt'>,
): Promise<void> {
  const text = body === undefined ? '' : wordsInFull(body);
  if (text === '') return;
  const who = await findWho(tx, inquiryUuid);
  if (!who) return;
  const lead = { uuid: inquiryUuid, storefrontId: who.storefront_id, isConnected: who.is_connected };
  await writeRow(tx, lead, { seq, text }, createdAt);
}

/** For words that were taken back: nobody is to be found by them any more. */
export async function forgetEmptyEvents(tx: Tx, inquiryUuids: readonly string[]): Promise<void> {
  await tx.delete(leadSearch).where(
    sql`${leadSearch.inquiryUuid} = any(${sql.param(inquiryUuids)}::uuid[]) and exists (
      select from inquiry_events event where event.inquiry_uuid = ${leadSearch.inquiryUuid}
        and event.seq = ${leadSearch.seq} and event.body = '')`,
  );
}

/** Delivered leads that are found by what is no longer so: of an older version, or whose couple has changed since. */
export async function listOutdatedLeads(tx: Tx, limit: number): Promise<{ uuid: string }[]> {
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    select inquiry.uuid from inquiries inquiry
    left join lead_search search on search.inquiry_uuid = inquiry.uuid and search.seq = ${WHO}
    left join inquiry_requests request on request.uuid = inquiry.request_uuid
    left join weddings wedding on wedding.id = inquiry.wedding_id
    left join users sender on sender.id = request.sent_by
    where inquiry.ready_at is not null and (
      search.version is distinct from ${LEAD_SEARCH_VERSION}
      or (inquiry.connected_at is not null and search.written_at < greatest(wedding.updated_at, sender.updated_at)))
    order by inquiry.uuid limit ${limit}`);
  return rows;
}
