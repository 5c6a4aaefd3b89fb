import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { WordsWanted } from './lead-stages.ts';

/** A word that more leads have is so common that the first page is full of it wherever one looks. */
const MOST_CANDIDATES = 2_000;

/** A lead has a few rows, each of which may have the word. */
const MOST_ROWS = MOST_CANDIDATES * 3;

/** Kept apart from the limit, or the database would rather look through the whole table until it has so many. */
const leadsWithWords = preparedQuery<{ uuid: string }>(
  'inquiries_leads_with_words',
  `with found as materialized (select inquiry_uuid from lead_search where words @@ $1::tsquery)
   select distinct inquiry_uuid as uuid from (select inquiry_uuid from found limit $2) few`,
);

async function listCandidates(db: Database, words: WordsWanted): Promise<string[] | undefined> {
  const rows = await leadsWithWords(db, [words, MOST_ROWS]);
  return rows.length < MOST_CANDIDATES ? rows.map(({ uuid }) => uuid) : undefined;
}

/**
 * Narrows a search to the few leads that have its rarer words; what is left of it are words that are too common to list.
 * Without this the database guesses how common a word is, and walks through all leads where it guesses wrong.
 */
export async function narrowByWords(
  db: Database,
  wanted: readonly WordsWanted[],
): Promise<{ uuids: string[] | undefined; left: WordsWanted[] }> {
  let uuids: string[] | undefined;
  const left: WordsWanted[] = [];
  for (const words of wanted) {
    const found = await listCandidates(db, words);
    if (!found) left.push(words);
    else if (uuids) {
      const both = new Set(found);
      uuids = uuids.filter((uuid) => both.has(uuid));
    } else uuids = found;
    if (uuids?.length === 0) break;
  }
  return { uuids, left };
}
