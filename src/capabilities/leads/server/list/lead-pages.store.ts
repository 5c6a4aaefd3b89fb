import { readTyped } from '#base/search-words.ts';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { TIMERS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { type LeadView, statusesOf } from '#capabilities/inquiries/rules/lead-views.ts';
import { AWAITING_ANSWER } from '#capabilities/inquiries/rules/unresponded.ts';
import type { Database } from '#platform/database/database.ts';
import { isBehind, keyColumns, orderedBy, type Place, placeColumn } from '#platform/database/keyset.ts';
import type { LeadSortKey, LeadSortOrder } from '../../rules/lead-sort.ts';
import { narrowByWords } from './lead-candidates.store.ts';
import { leadOrder } from './lead-orders.store.ts';
import { LEAD_STAGES, type LeadListing, type LeadStage, type WordsWanted, wantStage } from './lead-stages.ts';

type LeadOrder = { sort: LeadSortKey; order: LeadSortOrder };

/** A lead and where it stands; the part, of a search: how well it was found, as a number. */
export type LeadPlace = Place & { uuid: string };

export type LeadFilter = 'all' | 'unread' | 'unresponded' | 'snoozed';

export type LeadQuestion = LeadOrder & {
  /** Whose leads: one listing, or all that somebody works for. */
  listings: readonly LeadListing[];
  view: LeadView;
  filter: LeadFilter;
  /** Words to find leads by; '' for all. */
  name: string;
  now: Date;
  limit: number;
  /** Behind this lead; undefined for the first page. */
  after: Place | undefined;
};

/** A search is one question for each stage: among these leads, if they are few, by these words. */
export type StagedQuestion = LeadQuestion & {
  search?: { uuids: string[] | undefined; all: WordsWanted[]; butNot: WordsWanted[] };
};

/** What nobody chose is no wish: then those who are meant most likely come before the others. */
function isRanked({ sort, order }: LeadOrder): boolean {
  return (sort === 'recent' && order === 'desc') || (sort === 'needs-you' && order === 'asc');
}

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

function statusesAsked({ view, filter }: LeadQuestion): readonly InquiryStatus[] {
  const statuses = statusesOf(view);
  if (filter !== 'unresponded') return statuses;
  return statuses.filter((status) => AWAITING_ANSWER.VENDOR.includes(status));
}

export type LeadStatement = { text: string; values: unknown[]; name?: string };

/**
 * One walk along an index for each listing and status, never further than the page is long; they are put together in
 * order. Without a filter there are few ways to ask, so those are planned once per connection; how many are wanted stands
 * in the text, or the plan would be one for a tenth of all leads.
 */
export function leadPageStatement(question: StagedQuestion): LeadStatement | undefined {
  const { sort, order, view, filter, search, listings, limit, after } = question;
  const values: unknown[] = listings.map(({ storefrontId }) => storefrontId);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const keyset = leadOrder(sort, order);
  const narrowing = [...conditionsOf(question, bind), ...(after ? [isBehind(keyset, after, bind)] : [])];
  // Read before anything else is asked of them, so that few leads cost little whatever the order.
  const source = search?.uuids
    ? `(select inquiries.* from unnest(${bind(search.uuids)}::uuid[]) asked (uuid) join inquiries using (uuid) offset 0) inquiries`
    : 'inquiries';
  const columns = keyColumns(keyset);
  const names = columns.map((_, index) => `o${index}`);
  const selected = columns.map((column, index) => `${column} as ${names[index]}`).join(', ');
  const walks = listings.flatMap((_, number) =>
    statusesAsked(question).map((status) => {
      const where = [`storefront_id = $${number + 1}`, `status = '${status}'`, ...narrowing].join(' and ');
      return `(select ${selected} from ${source} where ${where} order by ${orderedBy(keyset)} limit ${limit})`;
    }),
  );
  if (walks.length === 0) return undefined;
  const text = `select ${names.at(-1)} as uuid, ${placeColumn(keyset, names)} as keys
    from (${walks.join(' union all ')}) walked
    order by ${orderedBy(keyset, names)} limit ${limit}`;
  const isPlain = filter === 'all' && !search;
  return {
    text,
    values,
    ...(isPlain && {
      name: `leads_${listings.length}_${view}_${sort}_${order}_${after ? 'on' : 'first'}_${limit}`,
    }),
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
    if (isSkipped || number < (after?.part ?? 0) || places.length >= limit) continue;
    // Thousands were meant letter by letter; nobody misses those who were not.
    if (stage === 'near' && isCommon) break;
    const search = await narrowStage(db, question, stage);
    isCommon = stage === 'anywhere' && search.uuids === undefined;
    const found = await askForPlaces(db, {
      ...question,
      search,
      limit: limit - places.length,
      after: after?.part === number ? after : undefined,
    });
    places.push(...found.map((place) => ({ ...place, part: number })));
  }
  return places;
}

/** The leads of one page, in order, each with its place in it. */
export async function listLeadPlaces(db: Database, question: LeadQuestion): Promise<LeadPlace[]> {
  if (question.name === '') return askForPlaces(db, question);
  return readTyped(question.name).length > 0 ? searchForPlaces(db, question) : [];
}
