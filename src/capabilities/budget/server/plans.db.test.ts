import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, type TestPerson } from '#server/testing/test-people.ts';
import { newLine } from '../testing/budget-world.ts';
import { sweepFiles } from './files/file-jobs.ts';
import { remindOfPayments } from './payments/remind-of-payments.ts';
import { sweepBefore } from './sweep.store.ts';

/** As many as make a scan of any of the tables dearer than a look into an index. */
const WEDDINGS = 800;
const LINES = 40;

type Node = { 'Node Type': string; 'Relation Name'?: string; Filter?: string; Plans?: Node[] };
type Asked = { text: string; values: unknown[] };

let app: TestApp;
let maya: TestPerson;

/** What is smaller is read as a whole, wherever its index is. */
const LARGE = 500;

/** Rows of a table once more for every wedding, with values of their own. */
function copyOf(table: string, own: string): string {
  return `insert into ${table} select (jsonb_populate_record(model, jsonb_build_object(${own}))).*
    from (select t from ${table} t limit 1) as one (model), weddings w, generate_series(1, $1::int)`;
}

/** Every wedding is like Maya’s: a few lines paid by somebody, some taken away lately, a payment every other day. */
async function fillWorld(client: pg.Client): Promise<void> {
  await client.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
       'email', 'plan-' || n || '@people.example'))).* from users u, generate_series(1, $2::int) n where u.id = $1`,
    [maya.userId, WEDDINGS],
  );
  await client.query(
    `insert into weddings select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid()))).*
     from weddings w, generate_series(1, $1::int)`,
    [WEDDINGS],
  );
  await client.query(
    `insert into wedding_members (wedding_id, user_id, role, joined_at)
     select w.id, u.id, 'OWNER', now() from (select id, row_number() over () n from weddings) w
     join (select id, row_number() over () n from users where email like 'plan-%') u using (n)
     on conflict do nothing`,
  );
  await client.query(
    `insert into budgets (wedding_id, started_at) select id, now() from weddings on conflict do nothing`,
  );
  await client.query(
    `insert into budget_contributors (uuid, wedding_id, name, pledged_cents, position)
     select gen_random_uuid(), id, 'Us', 5, 1 from weddings`,
  );
  await client.query(
    `insert into budget_lines (uuid, wedding_id, section, name, position, price_cents, payer_uuid, removed_at)
     select gen_random_uuid(), c.wedding_id, 'ELSE', 'Line ' || n, n, 5000, case when n < 3 then c.uuid end,
       case when n = 9 then now() - random() * interval '29 days' end
     from budget_contributors c, generate_series(1, $1::int) n`,
    [LINES],
  );
  await client.query(
    `insert into budget_payments (uuid, wedding_id, line_uuid, label, amount_cents, due_on, paid_on, payer_uuid)
     select gen_random_uuid(), wedding_id, uuid, 'Deposit', 500, current_date + (random() * 700)::int - 350,
       case when random() < 0.6 then current_date end, payer_uuid
     from budget_lines where removed_at is null`,
  );
  await client.query(
    `insert into budget_files (uuid, wedding_id, line_uuid, name, media_type, bytes, added_at)
     select gen_random_uuid(), wedding_id, uuid, 'a.pdf', 'application/pdf', 5, now() from budget_lines where position < 6`,
  );
  await client.query(
    `insert into budget_changes (wedding_id, uuid, at, version, steps)
     select id, gen_random_uuid(), now() - random() * interval '29 days', n, '[]' from weddings, generate_series(1, 30) n`,
  );
  await client.query(
    "insert into states (code, name, slug) values ('NY', 'New York', 'new-york') on conflict do nothing",
  );
  await client.query(
    `insert into cities (id, name, state_code, county, lat, lon, slug, search_name)
     values (1, 'Hudson', 'NY', 'Columbia', 0, 0, 'hudson-ny', 'hudson')`,
  );
  await client.query(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, lat, lon, metro_type, created_at, updated_at)
     select gen_random_uuid(), 1, 'House ' || n, 'house-' || n, 1, 0, 0, 'RURAL', now(), now()
     from generate_series(1, $1::int) n`,
    [WEDDINGS],
  );
  await client.query(
    `insert into inquiries (uuid, wedding_id, storefront_id, taxonomy_node_id, status, created_at, updated_at, last_seq,
       last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names, reply_token, credit_price)
     select gen_random_uuid(), w.id, s.id, 1, 'CONNECTED', now(), now(), 1, now(), 'SENT', now(), 'COUPLE', 'Hello', 'Us', gen_random_uuid(), 1
     from (select id, row_number() over (order by id) n from weddings) w
     join (select id, row_number() over (order by id) n from storefronts) s on s.n between w.n and w.n + 4`,
  );
  await client.query(
    `insert into budget_vendors (inquiry_uuid, wedding_id, line_uuid, is_booked)
     select i.uuid, i.wedding_id, l.uuid, true from (select *, row_number() over (partition by wedding_id order by uuid) n from inquiries) i
     join (select *, row_number() over (partition by wedding_id order by uuid) n from budget_lines) l using (wedding_id, n)
     on conflict do nothing`,
  );
  await client.query(copyOf('budget_scenarios', "'uuid', gen_random_uuid(), 'wedding_id', w.id"), [2]);
  await client.query(copyOf('wedding_steps', "'uuid', gen_random_uuid(), 'wedding_id', w.id"), [5]);
  await client.query(
    copyOf('checklist_tasks', "'uuid', gen_random_uuid(), 'wedding_id', w.id, 'key', null"),
    [30],
  );
  await client.query(`${copyOf('checklists', "'wedding_id', w.id")} on conflict do nothing`, [1]);
  await client.query('analyze');
}

/** Everything the database is asked while something is done, whoever asks. */
async function listen(work: () => Promise<unknown>): Promise<Asked[]> {
  const pool = app.platform.db.$client;
  const asked: Asked[] = [];
  const restore: (() => void)[] = [];
  const heard = new Set<pg.PoolClient>();
  const hear = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const { query } = client;
    client.query = ((...given: Parameters<typeof query>) => {
      const [first, second] = given as unknown as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof first === 'string' ? first : first.text;
      const values = (typeof first === 'string' ? undefined : first.values) ?? second;
      asked.push({ text, values: Array.isArray(values) ? values : [] });
      return query.apply(client, given);
    }) as typeof query;
    restore.push(() => {
      client.query = query;
    });
  };
  pool.on('acquire', hear);
  try {
    await work();
  } finally {
    pool.off('acquire', hear);
    for (const undo of restore) undo();
  }
  return asked.filter(({ text }) => /^[\s(]*(select|with|update|delete|insert)\b/i.test(text));
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Where a large table would be read from its first row to its last. */
async function scansOf(asked: readonly Asked[]): Promise<string[]> {
  const pool = app.platform.db.$client;
  const sizes = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relkind = $1 and reltuples > $2',
    ['r', LARGE],
  );
  const large = new Set(sizes.rows.map(({ name }) => name));
  const scans: string[] = [];
  for (const { text, values } of asked) {
    if (/graphile_worker|pg_notify|advisory/.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    for (const node of plan ? nodesOf(plan) : []) {
      const table = node['Relation Name'] ?? '';
      if (node['Node Type'] === 'Seq Scan' && large.has(table)) {
        scans.push(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
      }
    }
  }
  return scans;
}

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await maya.browser.call<{ version: number }>(method, `/web-api/v1${path}`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

beforeAll(async () => {
  app = await openTestApp();
  maya = await signUpCouple(app, 'Maya');
  await call('PUT', '/wedding', { weddingDate: '2027-06-12', guestCount: 120 });
  await call('POST', '/budget', { totalCents: 3_800_000 });
  await call('POST', '/guests/lines', { lines: 'Ada & Emeka Okafor', side: 'A', list: 'INVITED' });
  // Without the patience of a server, which ends whatever takes longer than a person waits.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillWorld(client);
  await client.end();
}, 600_000);
afterAll(() => app.close());

const today = () => app.clock.now().toISOString().slice(0, 10);

it.each<[string, () => Promise<unknown>]>([
  ['the home', () => call('GET', '/home')],
  ['the budget', () => call('GET', '/budget')],
  ['the checklist', () => call('GET', '/checklist')],
  ['a month of the calendar', () => call('GET', `/agenda?from=${today()}&through=${today()}`)],
  [
    'a change',
    () => call('POST', '/budget/changes', { uuid: randomUUID(), operations: [newLine('Arch')], basedOn: 1 }),
  ],
])('%s is found by indexes', async (_what, work) => {
  await work();
  const asked = await listen(work);
  expect(asked.length).toBeGreaterThan(1);
  expect(await scansOf(asked)).toEqual([]);
});

it('so is an undo', async () => {
  const uuid = randomUUID();
  await call('POST', '/budget/changes', { uuid, operations: [newLine('Arch')] });
  const asked = await listen(() => call('POST', `/budget/changes/${uuid}/undo`, { as: randomUUID() }));
  expect(await scansOf(asked)).toEqual([]);
});

it('so is what jobs look for: payments that are due, and what was taken away long ago', async () => {
  const reminded = await listen(() => remindOfPayments(app.platform));
  const before = new Date(Date.now() - 30 * 86_400_000);
  const swept = await listen(async () => {
    await sweepFiles(app.platform, before);
    await sweepBefore(app.platform.db, before);
  });
  expect(swept).toHaveLength(6);
  expect(await scansOf([...reminded, ...swept])).toEqual([]);
});

it('what hangs on a row is found when it goes', async () => {
  const { rows } = await app.platform.db.$client.query<{ missing: string }>(
    `select c.conrelid::regclass || '.' || a.attname as missing
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.conrelid::regclass::text like 'budget%' and c.confdeltype in ('c', 'n')
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)`,
  );
  expect(rows).toEqual([]);
});
