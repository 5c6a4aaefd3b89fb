import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addInquiry } from '#capabilities/inquiries/server/change-inquiry.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { LEAD_PAGE_SIZE } from '../../contract/leads.contract.ts';
import { LEAD_SORT_KEYS } from '../../rules/lead-sort.ts';
import { readyLead } from '../../testing/ready-lead.ts';

const MANY = 12_000;
const at = new Date('2026-02-01T10:00:00Z');

let world: ReadingWorld;
let vendor: TestVendor;

type Sent = { text: string; values: unknown[] };

/** What is sent to the database while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([asked, values]) => {
      const { text, values: own } = asked as unknown as { text: string; values?: unknown[] };
      return { text, values: values ?? own ?? [] };
    });
  } finally {
    query.mockRestore();
  }
}

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
  const row = await addInquiry(world.db, world, readyLead(vendor.id, at));
  await world.db.$client.query(
    `insert into inquiries select copied.* from inquiries i, generate_series(1, ${MANY}) n, jsonb_populate_record(i,
       jsonb_build_object('uuid', gen_random_uuid(), 'reply_token', gen_random_uuid(), 'couple_names', 'Ana ' || n,
         'last_event_at', i.last_event_at - n * interval '1 minute', 'status', (array['READY', 'CONNECTED', 'BOOKED'])[n % 3 + 1])) copied
     where i.uuid = $1`,
    [row.uuid],
  );
  await world.db.$client.query('analyze inquiries');
}, 60_000);
afterAll(() => world.close());

it('a page takes three statements, the first and any further one', async () => {
  const reads = world.reads(vendor.owner);
  const storefrontUuid = vendor.uuid;
  const first = await reads.listLeads({ storefrontUuid });
  expect(first.leads).toHaveLength(LEAD_PAGE_SIZE);
  const further = { storefrontUuid, view: 'conversations', cursor: first.nextCursor ?? '' } as const;
  expect(await statementsOf(() => reads.listLeads({ storefrontUuid }))).toHaveLength(3);
  expect(await statementsOf(() => reads.listLeads(further))).toHaveLength(3);
  expect(await statementsOf(() => reads.listLeads({ storefrontUuid, filter: 'unread' }))).toHaveLength(3);
  expect(await statementsOf(() => reads.vendorUnread({ id: storefrontUuid }))).toHaveLength(2);
});

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: Node[] };

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it('no page walks over more leads than it shows, planned for its values or for any', async () => {
  const client = await world.db.$client.connect();
  try {
    for (const sort of LEAD_SORT_KEYS) {
      const sent = await statementsOf(() =>
        world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid, view: 'conversations', sort }),
      );
      const page = sent.find(({ text }) => text.includes('row_number'));
      if (!page) throw new Error('No page was asked for.');
      await client.query(`prepare page as ${page.text}`);
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        const values = page.values.map((value) => pg.escapeLiteral(String(value))).join(', ');
        const { rows } = await client.query(`explain (analyze, format json) execute page(${values})`);
        const leaves = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(
          (node) => node['Relation Name'] === 'inquiries',
        );
        const walked = leaves.map((node) => [node['Node Type'], node['Actual Rows']]);
        expect(walked.length, sort).toBe(3);
        expect(
          walked.every(([kind, count]) => /^Index/.test(String(kind)) && Number(count) <= LEAD_PAGE_SIZE + 1),
          `${sort} ${mode}: ${JSON.stringify(walked)}`,
        ).toBe(true);
      }
      await client.query('deallocate page');
    }
  } finally {
    client.release(true);
  }
});
