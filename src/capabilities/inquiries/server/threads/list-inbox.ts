import { marketplaceCategory, TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import {
  INBOX_PAGE_SIZE,
  type InboxAsked,
  type InboxPage,
} from '../../contract/couple-inquiries.contract.ts';
import type { Shown } from '../../rules/inbox-choices.ts';
import { hasInboxWords } from '../../rules/inbox-words.ts';
import { coupleReader, readPreview } from '../read-words.ts';
import { listInquiriesByUuid } from './couple-reads.store.ts';
import { countInbox, INBOX_ORDER, listInboxPlaces, listInboxWords } from './inbox.store.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Undefined where nothing was typed. Only what the couple may read is looked at. */
async function findByWords(db: Database, userId: string, typed: string): Promise<string[] | undefined> {
  if (typed === '') return undefined;
  const found = (await listInboxWords(db, userId)).filter(({ vendorName, ...inquiry }) => {
    const text = readPreview(inquiry.lastMessageText, inquiry.lastMessageBy, coupleReader(inquiry));
    return hasInboxWords({ vendorName, text }, typed);
  });
  return found.map(({ uuid }) => uuid);
}

/** One page of what the wedding has asked of vendors, the latest first. Whoever has no wedding has asked nothing. */
export async function listInbox(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  { list, show, category, q, cursor }: InboxAsked,
): Promise<InboxPage> {
  const uuids = await findByWords(db, userId, q);
  const categoryId = category && marketplaceCategory(category).taxonomyNodeId;
  const after = decodeCursor(INBOX_ORDER, cursor);
  const places = await listInboxPlaces(db, userId, {
    list,
    show,
    categoryId,
    uuids,
    after,
    limit: INBOX_PAGE_SIZE + 1,
  });
  const { page, nextCursor } = pageOf(INBOX_ORDER, places, INBOX_PAGE_SIZE);
  const rows = await listInquiriesByUuid(
    db,
    userId,
    page.map(({ uuid }) => uuid),
  );
  const counted = await countInbox(db, userId, { list, uuids });
  const count = (shown: Shown) =>
    counted
      .filter((each) => categoryId === undefined || each.categoryId === categoryId)
      .reduce((sum, each) => sum + each[shown], 0);
  const written = new Set(counted.map((each) => each.categoryId));
  const now = clock.now();
  return {
    inquiries: rows.map((row) => presentInquiry(row, now)),
    nextCursor,
    counts: {
      all: count('all'),
      unread: count('unread'),
      waiting: count('waiting'),
      closed: count('closed'),
    },
    categories: TAXONOMY_KEYS.filter((key) => written.has(marketplaceCategory(key).taxonomyNodeId)),
  };
}
