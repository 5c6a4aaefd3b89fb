import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAYMENT_EVENTS_PATH } from '../src/capabilities/payments/server/index.ts';
import { signEvent } from '../src/platform/payments/event-signature.ts';
import type { Fleet } from './fleet.ts';
import type { Call, Till } from './money-till.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 16;

/** Whatever money has to do with. Of letters only which there are, and nothing of when the provider was last asked. */
const WATCHED: Readonly<Record<string, string>> = {
  ledger_accounts: 'to_jsonb(t)',
  ledger_transfers: 'to_jsonb(t)',
  ledger_entries: 'to_jsonb(t)',
  credit_lots: 'to_jsonb(t)',
  credit_lot_uses: 'to_jsonb(t)',
  payments: 'to_jsonb(t)',
  payment_attempts: `to_jsonb(t) - 'read_at'`,
  payment_refunds: 'to_jsonb(t)',
  payment_methods: 'to_jsonb(t)',
  vendor_purchases: 'to_jsonb(t)',
  plan_subscriptions: 'to_jsonb(t)',
  plan_periods: 'to_jsonb(t)',
  lead_refunds: 'to_jsonb(t)',
  lead_refund_requests: 'to_jsonb(t)',
  inquiries: `jsonb_build_array(t.uuid, t.status, t.connected_at, t.credit_price)`,
  inquiry_events: 'to_jsonb(t)',
  sandbox_payments: 'to_jsonb(t)',
  sandbox_refunds: 'to_jsonb(t)',
  outgoing_messages: 't.idempotency_key',
};

export type Picture = Map<string, string>;

export async function lookAtMoney({ ask }: Fleet): Promise<Picture> {
  const parts = Object.entries(WATCHED).map(
    ([table, row]) =>
      `select '${table}' as table, md5(coalesce(string_agg(r, ';' order by r), '')) as rows
       from (select (${row})::text as r from "${table}" t) x`,
  );
  const rows = await ask<{ table: string; rows: string }>(parts.join(' union all '));
  return new Map(rows.map(({ table, rows: hash }) => [table, hash]));
}

export const changedTables = (before: Picture, after: Picture): string[] =>
  [...before].filter(([table, rows]) => after.get(table) !== rows).map(([table]) => table);

type News = { id: string; event: object };

/** What the provider has told so far, or was to tell, the oldest first. */
export const listNews = ({ ask }: Fleet): Promise<News[]> =>
  ask<News>('select id, event from sandbox_events order by due_at, id');

export type Messenger = ReturnType<typeof createMessenger>;

/** Tells as the provider does, in order. */
export function createMessenger(fleet: Fleet, { sender, strange }: Till) {
  const secret = () => readFileSync(path.join(fleet.folder, 'product', 'secret'), 'utf8');
  let told = 0;

  async function tell({ id, event }: News, signedMsAgo: number, expected: number): Promise<void> {
    const body = JSON.stringify({ id, ...event });
    const signature = signEvent(secret(), Buffer.from(body), new Date(Date.now() - signedMsAgo));
    const answer = await sender.request({
      ...{ path: PAYMENT_EVENTS_PATH, method: 'POST', body },
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    });
    told += 1;
    if (answer.status !== expected) strange.push(`an event: ${answer.status} instead of ${expected}`);
  }

  return {
    told: () => told,
    async tellAll(news: readonly News[]): Promise<void> {
      for (const each of news) await tell(each, 0, 200);
    },
    /** Copied an hour ago and sent now. */
    async tellStale(news: readonly News[]): Promise<void> {
      for (const each of news) await tell(each, HOUR_MS, 400);
    },
  };
}

/** Twice each, the last first, and all of it under other names as if it were new; then copies. */
export async function tellAgain(messenger: Messenger, news: readonly News[]): Promise<void> {
  await messenger.tellAll(news.flatMap((each) => [each, each]));
  await messenger.tellAll(news.toReversed());
  await messenger.tellAll(
    news.toReversed().map(({ id, event }) => ({ id: `${id}_${crypto.randomUUID()}`, event })),
  );
  await messenger.tellStale(news);
}

/** Whatever was said yes to, with the keys it had. What may be refused by now is no news. */
export async function sendAllAgain(till: Till, calls: readonly Call[]): Promise<number> {
  const queue = [...calls];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let call = queue.pop(); call; call = queue.pop()) await till.again(call);
    }),
  );
  return calls.length;
}
