import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueueView } from '#app/rules/queue-views.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { weddingSubmissions as s } from '../../tables.ts';

const SHOWN = 50;

const isWaiting = inArray(s.status, ['SUBMITTED', 'IN_REVIEW']);

const WHERE: Readonly<Record<QueueView, SQL | undefined>> = {
  waiting: and(isWaiting, isNull(s.secondLookBy)),
  held: and(isWaiting, sql`cardinality(${s.holds}) > 0`),
  'second-look': and(isWaiting, isNotNull(s.secondLookBy)),
  decided: isNotNull(s.decidedAt),
};

const nameOf = (column: typeof s.takenBy) =>
  sql<string | null>`(select p.first_name from users p where p.id = ${column})`;

const view = (tx: Tx) =>
  tx
    .select({
      submission: s,
      photographer: storefronts.name,
      takenByName: nameOf(s.takenBy),
      secondLookByName: nameOf(s.secondLookBy),
      decidedByName: nameOf(s.decidedBy),
    })
    .from(s)
    .innerJoin(storefronts, eq(storefronts.id, s.storefrontId));

export type CaseView = Awaited<ReturnType<typeof listCases>>[number];

export function listCases(tx: Tx, queue: QueueView) {
  const order = queue === 'decided' ? [desc(s.decidedAt)] : [asc(s.sentAt), asc(s.id)];
  return view(tx)
    .where(WHERE[queue])
    .orderBy(...order)
    .limit(SHOWN);
}

export async function findCase(tx: Tx, id: number): Promise<CaseView | undefined> {
  const [row] = await view(tx).where(eq(s.id, id));
  return row;
}

export async function countCases(tx: Tx, queue: QueueView): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(s).where(WHERE[queue]);
  return row?.count ?? 0;
}
