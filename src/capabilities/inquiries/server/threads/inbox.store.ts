import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import type { InboxList, Shown } from '../../rules/inbox-choices.ts';
import { IN_CONTACT } from '../../rules/inquiry-states.ts';
import { inquiries } from '../../tables.ts';

/** The latest first. */
export const INBOX_ORDER: KeysetOrder = {
  name: 'inbox',
  direction: 'desc',
  keys: [{ kind: 'instant', by: inquiries.lastEventAt }],
  tie: { kind: 'uuid', by: inquiries.uuid },
};

const inOrder = keysetSql(INBOX_ORDER);

/** What leaves some out; the words have become the inquiries that have them. */
export type InboxNarrowing = {
  list: InboxList;
  show: Shown;
  categoryId: number | undefined;
  uuids: string[] | undefined;
};

/** Known before the inquiries are looked at, so that they are read along their index. */
function ofWedding(db: Database, userId: string): SQL {
  const wedding = db
    .select({ id: weddingMembers.weddingId })
    .from(weddingMembers)
    .where(eq(weddingMembers.userId, userId));
  return sql`${inquiries.weddingId} = (${wedding})`;
}

const IS_SHOWN: Readonly<Record<Shown, SQL | undefined>> = {
  all: undefined,
  unread: gt(inquiries.coupleUnread, 0),
  // The vendor had the last word.
  waiting: and(inArray(inquiries.status, [...IN_CONTACT]), eq(inquiries.lastMessageBy, 'VENDOR')),
  closed: eq(inquiries.status, 'CLOSED'),
};

function isNarrowed({ list, show, uuids }: Omit<InboxNarrowing, 'categoryId'>): SQL | undefined {
  return and(
    list === 'active' ? ne(inquiries.status, 'CLOSED') : undefined,
    IS_SHOWN[show],
    uuids && sql`${inquiries.uuid} = any(${sql.param(uuids)}::uuid[])`,
  );
}

/** The inquiries of one page, in order, each with its place in it. */
export function listInboxPlaces(
  db: Database,
  userId: string,
  { after, limit, ...narrowing }: InboxNarrowing & { after: Place | undefined; limit: number },
): Promise<{ uuid: string; keys: string[] }[]> {
  const { categoryId } = narrowing;
  return db
    .select({ uuid: inquiries.uuid, keys: inOrder.keys })
    .from(inquiries)
    .where(
      and(
        ofWedding(db, userId),
        categoryId === undefined ? undefined : eq(inquiries.taxonomyNodeId, categoryId),
        isNarrowed(narrowing),
        inOrder.behind(after),
      ),
    )
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

/** By category, also where nothing is left: how many each choice would show. */
export function countInbox(
  db: Database,
  userId: string,
  narrowing: Pick<InboxNarrowing, 'list' | 'uuids'>,
): Promise<({ categoryId: number } & Record<Shown, number>)[]> {
  const count = (show: Shown) =>
    sql<number>`(count(*) filter (where ${isNarrowed({ ...narrowing, show }) ?? sql`true`}))::int`;
  return db
    .select({
      categoryId: inquiries.taxonomyNodeId,
      all: count('all'),
      unread: count('unread'),
      waiting: count('waiting'),
      closed: count('closed'),
    })
    .from(inquiries)
    .where(ofWedding(db, userId))
    .groupBy(inquiries.taxonomyNodeId);
}

/** What words are looked for in. */
export function listInboxWords(db: Database, userId: string) {
  return db
    .select({
      uuid: inquiries.uuid,
      connectedAt: inquiries.connectedAt,
      vendorName: storefronts.name,
      lastMessageBy: inquiries.lastMessageBy,
      lastMessageText: inquiries.lastMessageText,
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(ofWedding(db, userId));
}
