import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { LEAD_VIEWS } from '../src/capabilities/inquiries/rules/lead-views.ts';
import { LEAD_SORT_KEYS, LEAD_SORT_ORDERS } from '../src/capabilities/leads/rules/lead-sort.ts';
import { leadOrder } from '../src/capabilities/leads/server/list/lead-orders.store.ts';
import {
  type LeadFilter,
  type LeadQuestion,
  leadPageStatement,
  narrowStage,
  type StagedQuestion,
} from '../src/capabilities/leads/server/list/lead-pages.store.ts';
import { LEAD_STAGES, type LeadStage } from '../src/capabilities/leads/server/list/lead-stages.ts';
import type { Database } from '../src/platform/database/database.ts';
import { decodeCursor } from '../src/platform/database/keyset-cursor.ts';

const FILTERS: readonly LeadFilter[] = ['all', 'unread', 'unresponded', 'snoozed'];
/** A letter, names of many, a word that everybody wrote, one of few, one that is misspelled, and one of nobody. */
const SEARCHES = ['a', 'Nora & G', 'mountains', 'abdeson', 'moutnains', 'nobody'];

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

export type Plan = { question: string; touched: number; ms: number; indexes: string[] };

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows that were fetched from the table or an index, shown or not. */
function touchedBy(nodes: readonly Node[]): number {
  const leaves = nodes.filter((node) => !node.Plans);
  return leaves.reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0);
}

async function explain(client: pg.Client, question: StagedQuestion, stage = ''): Promise<Plan | undefined> {
  const statement = leadPageStatement(question);
  if (!statement) return undefined;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
    `explain (analyze, format json) ${statement.text}`,
    statement.values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('There was no plan.');
  const nodes = nodesOf(plan.Plan);
  const { view, filter, sort, order, name, after } = question;
  return {
    question: [view, filter, sort, order, name && `“${name}” by ${stage}`, after && 'in the middle']
      .filter(Boolean)
      .join(' · '),
    touched: touchedBy(nodes),
    ms: plan['Execution Time'],
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  };
}

/** What the database does for every way to ask for a page. */
export async function explainLeads(
  client: pg.Client,
  { storefrontId, middle }: { storefrontId: number; middle: string },
): Promise<Plan[]> {
  const plans: Plan[] = [];
  const now = new Date();
  const db = drizzle(client) as unknown as Database;
  const ask = async (wishes: Partial<LeadQuestion>, stage?: LeadStage) => {
    const question: LeadQuestion = {
      listings: [{ storefrontId, seesContacts: true }],
      view: 'ready',
      filter: 'all',
      sort: 'recent',
      order: 'desc',
      name: '',
      now,
      limit: 51,
      after: undefined,
      ...wishes,
    };
    const started = performance.now();
    const search = stage && (await narrowStage(db, question, stage));
    const narrowingMs = performance.now() - started;
    const plan = await explain(client, { ...question, ...(search && { search }) }, stage);
    if (plan) plans.push({ ...plan, ms: plan.ms + (search ? narrowingMs : 0) });
  };
  for (const view of LEAD_VIEWS)
    for (const sort of LEAD_SORT_KEYS)
      for (const order of LEAD_SORT_ORDERS)
        for (const filter of FILTERS) await ask({ view, sort, order, filter });
  await ask({ after: decodeCursor(leadOrder('recent', 'desc'), middle) });
  for (const sort of LEAD_SORT_KEYS)
    for (const name of SEARCHES) for (const stage of LEAD_STAGES) await ask({ sort, name }, stage);
  return plans;
}
