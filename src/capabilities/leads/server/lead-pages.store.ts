import { readTyped } from '#base/search-words.ts';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { TIMERS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { type LeadView, statusesOf } from '#capabilities/inquiries/rules/lead-views.ts';
import { AWAITING_ANSWER } from '#capabilities/inquiries/rules/unresponded.ts';
import type { Database } from '#platform/database/database.ts';
import type { LeadSortKey } from '../rules/lead-sort.ts';
import { narrowByWords } from './lead-candidates.store.ts';
import { KEY_KINDS, type KeyKind, type LeadOrder, type LeadPlace } from './lead-cursor.ts';
import { LEAD_STAGES, type LeadStage, type WordsWanted, wantStage } from './lead-stages.ts';

export type LeadFilter = 'all' | 'unread' | 'unresponded' | 'snoozed';

export type LeadQuestion = LeadOrder & {
  storefrontId: number;
  view: LeadView;
  filter: LeadFilter;
  /** Words to find leads by; '' for all. */
  name: string;
  /** Whether the reader may find leads by contact details that a connection has brought. */
  seesContacts: boolean;
  now: Date;
  limit: number;
  /** Behind this lead; undefined for the first page. */
  after: LeadPlace | undefined;
};

/** A search is one question for each stage: among these leads, if they are few, by these words. */
export type StagedQuestion = LeadQuestion & {
  search?: { uuids: string[] | undefined; all: WordsWanted[]; butNot: WordsWanted[] };
};

/** The latest first is what nobody chose: then those who are meant most likely come before the others. */
function isRanked({ sort, order }: LeadOrder): boolean {
  return sort === 'recent' && order === 'desc';
}

/** Letter by letter what the indexes hold, or they would not be used. */
const COLUMNS: Readonly<Record<LeadSortKey, readonly string[]>> = {
  recent: ['last_event_at'],
  'created-at': ['created_at'],
  'updated-at': ['updated_at'],
  name: ['lower(couple_names) collate "C"'],
  'wedding-date': [`coalesce(wedding_date, '9999-12-31'::date)`],
  tier: [`(case tier when 'GOLD' then 3 when 'SILVER' then 2 else 1 end)`, 'last_event_at'],
};

/** A key on its way into a cursor, and back; instants to the microsecond, of which our own dates know nothing. */
const OUT: Readonly<Record<KeyKind, (column: string) => string>> = {
  instant: (column) => `(extract(epoch from ${column}) * 1000000)::bigint::text`,
  day: (column) => `${column}::text`,
  name: (column) => column,
  rank: (column) => `${column}::text`,
};
const BACK: Readonly<Record<KeyKind, (value: string) => string>> = {
  instant: (value) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
  day: (value) => `${value}::date`,
  name: (value) => `${value}::text collate "C"`,
  rank: (value) => `${value}::int`,
};

/** What the reader of a view wants to see, told by the index of unread ones and its like. */
function conditionsOf(question: StagedQuestion, bind: (value: unknown) => string): string[] {
  const { view, filter, search, now } = question;
  const conditions: string[] = [];
  if (view === 'expired') conditions.push(`close_event_type = 'EXPIRATION'`);
  // What ended before it was delivered never came to the vendor's eyes.
  if (view === 'closed' || view === 'expired') conditions.push('ready_at is not null');
  if (filter === 'unread') conditions.push('vendor_unread > 0');
  if (filter === 'snoozed') conditions.push('snoozed_until is not null');
  // Whoever searches means everyone, put off or not.
  else if (view === 'ready' && !search) conditions.push('snoozed_until is null');
  if (filter === 'unresponded') {
    const since = bind(new Date(now.getTime() - TIMERS.unrespondedAfterMs));
    conditions.push(`last_message_by = 'COUPLE'`, `last_message_at < ${since}::timestamptz`);
  }
  const hasWords = (words: WordsWanted) =>
    `exists (select from lead_search found where found.inquiry_uuid = inquiries.uuid and found.words @@ ${bind(words)}::tsquery)`;
  conditions.push(...(search?.all ?? []).map(hasWords));
  if (search && search.butNot.length > 0) {
    conditions.push(`not (${search.butNot.map(hasWords).join(' and ')})`);
  }
  return conditions;
}

function placeCondition({ sort, order, after }: StagedQuestion, bind: (value: unknown) => string): string[] {
  if (!after) return [];
  const values = KEY_KINDS[sort].map((kind, index) => BACK[kind](bind(after.keys[index])));
  const sign = order === 'asc' ? '>' : '<';
  return [`(${COLUMNS[sort].join(', ')}, uuid) ${sign} (${values.join(', ')}, ${bind(after.uuid)}::uuid)`];
}

function statusesAsked({ view, filter }: LeadQuestion): readonly InquiryStatus[] {
  const statuses = statusesOf(view);
  if (filter !== 'unresponded') return statuses;
  return statuses.filter((status) => AWAITING_ANSWER.VENDOR.includes(status));
}

export type LeadStatement = { text: string; values: unknown[]; name?: string };

/**
 * One walk along an index for each status, never further than the page is long; a view of two statuses puts both walks
 * together. Without a filter there are few ways to ask, so those are planned once per connection.
 */
export function leadPageStatement(question: StagedQuestion): LeadStatement | undefined {
  const { sort, order, view, filter, search, storefrontId, limit, after } = question;
  const values: unknown[] = [storefrontId, limit];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const narrowing = [...conditionsOf(question, bind), ...placeCondition(question, bind)];
  // Read before anything else is asked of them, so that few leads cost little whatever the order.
  const source = search?.uuids
    ? `(select inquiries.* from unnest(${bind(search.uuids)}::uuid[]) asked (uuid) join inquiries using (uuid) offset 0) inquiries`
    : 'inquiries';
  const keys = COLUMNS[sort].map((_, index) => `o${index}`);
  const ordered = (columns: readonly string[]) =>
    [...columns, 'uuid'].map((key) => `${key} ${order}`).join(', ');
  const walks = statusesAsked(question).map((status) => {
    const columns = COLUMNS[sort].map((column, index) => `${column} as o${index}`).join(', ');
    const where = [`storefront_id = $1`, `status = '${status}'`, ...narrowing].join(' and ');
    return `(select uuid, ${columns} from ${source} where ${where} order by ${ordered(COLUMNS[sort])} limit $2)`;
  });
  if (walks.length === 0) return undefined;
  const out = KEY_KINDS[sort].map((kind, index) => OUT[kind](`o${index}`)).join(', ');
  const text = `select uuid, array[${out}] as keys from (${walks.join(' union all ')}) walked
    order by ${ordered(keys)} limit $2`;
  const isPlain = filter === 'all' && !search;
  return {
    text,
    values,
    ...(isPlain && { name: `leads_${view}_${sort}_${order}_${after ? 'on' : 'first'}` }),
  };
}

/** Common words stay conditions; rare ones have become the leads that have them. */
export async function narrowStage(
  db: Database,
  question: LeadQuestion,
  stage: LeadStage,
): Promise<NonNullable<StagedQuestion['search']>> {
  const { all, butNot } = wantStage(question, stage, isRanked(question));
  const { uuids, left } = await narrowByWords(db, all);
  return { uuids, all: left, butNot };
}

async function askForPlaces(db: Database, question: StagedQuestion): Promise<LeadPlace[]> {
  if (question.search?.uuids?.length === 0) return [];
  const statement = leadPageStatement(question);
  if (!statement) return [];
  return (await db.$client.query<LeadPlace>(statement)).rows;
}

/** Stage by stage until the page is full; a page that goes on begins with the stage where the last one ended. */
async function searchForPlaces(db: Database, question: LeadQuestion): Promise<LeadPlace[]> {
  const { after, limit } = question;
  const places: LeadPlace[] = [];
  let isCommon = false;
  for (const [number, stage] of LEAD_STAGES.entries()) {
    const isSkipped = stage === 'names' && !isRanked(question);
    if (isSkipped || number < (after?.stage ?? 0) || places.length >= limit) continue;
    // Thousands were meant letter by letter; nobody misses those who were not.
    if (stage === 'near' && isCommon) break;
    const search = await narrowStage(db, question, stage);
    isCommon = stage === 'anywhere' && search.uuids === undefined;
    const found = await askForPlaces(db, {
      ...question,
      search,
      limit: limit - places.length,
      after: after?.stage === number ? after : undefined,
    });
    places.push(...found.map((place) => ({ ...place, stage: number })));
  }
  return places;
}

/** The leads of one page, in order, each with its place in it. */
export async function listLeadPlaces(db: Database, question: LeadQuestion): Promise<LeadPlace[]> {
  if (question.name === '') return askForPlaces(db, question);
  return readTyped(question.name).length > 0 ? searchForPlaces(db, question) : [];
}
