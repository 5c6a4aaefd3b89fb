import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { PriceInput } from '#capabilities/inquiries/rules/lead-price.ts';
import { inquiries, inquiryEvents } from '#capabilities/inquiries/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Who wrote the first answer, under the name they had then. */
export async function findConnector(
  tx: Pick<Tx, 'select'>,
  inquiryUuid: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: inquiryEvents.authorName })
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryUuid, inquiryUuid), eq(inquiryEvents.type, 'VENDOR_CONNECT')))
    .orderBy(asc(inquiryEvents.seq))
    .limit(1);
  return row?.name;
}

/** How many others who got the same request had answered it by then. */
export async function countRepliesBefore(
  tx: Pick<Tx, 'select'>,
  { requestUuid, connectedAt }: { requestUuid: string; connectedAt: Date },
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(inquiries)
    .where(and(eq(inquiries.requestUuid, requestUuid), lt(inquiries.connectedAt, connectedAt)));
  return row?.count ?? 0;
}

export type ReceiptRow = {
  uuid: string;
  coupleNames: string;
  connectedAt: Date;
  connectedBy: string | null;
  priceInputs: PriceInput[] | null;
  baseCreditPrice: number | null;
  vendorsAsked: number | null;
  transferId: string | null;
  paid: number | null;
  costCents: number | null;
  balanceAfter: number | null;
  refunded: number | null;
};

/** The leads of a listing that were answered from one moment to another, with what they took from its account. */
export async function listReceiptRows(
  tx: Pick<Tx, 'execute'>,
  {
    storefrontId,
    code,
    from,
    to,
    limit,
  }: { storefrontId: number; code: string; from: Date; to: Date; limit: number },
): Promise<ReceiptRow[]> {
  const { rows } = await tx.execute<Omit<ReceiptRow, 'connectedAt'> & { connectedAt: string }>(
    sql`with account as (select id from ledger_accounts where code = ${code})
      select i.uuid, i.couple_names as "coupleNames", i.connected_at as "connectedAt",
        (select e.author_name from inquiry_events e where e.inquiry_uuid = i.uuid and e.type = 'VENDOR_CONNECT'
          order by e.seq limit 1) as "connectedBy",
        i.price_inputs as "priceInputs", i.base_credit_price as "baseCreditPrice",
        (i.known_facts->>'vendorsAsked')::int as "vendorsAsked",
        t.id as "transferId", paid.amount::int as paid, paid.balance_after::int as "balanceAfter",
        (select coalesce(sum(u.cost_cents), 0)::int from credit_lot_uses u where u.transfer_id = t.id) as "costCents",
        (-back.amount)::int as refunded
      from inquiries i
      left join ledger_transfers t on t.idempotency_key = 'lead:' || i.uuid
      left join ledger_entries paid on paid.transfer_id = t.id and paid.account_id = (select id from account)
      left join ledger_transfers r on r.reverses_id = t.id
      left join ledger_entries back on back.transfer_id = r.id and back.account_id = (select id from account)
      where i.storefront_id = ${storefrontId} and i.connected_at >= ${from.toISOString()} and i.connected_at < ${to.toISOString()}
      order by i.connected_at, i.uuid limit ${limit}`,
  );
  return rows.map(({ connectedAt, ...row }) => ({ ...row, connectedAt: new Date(connectedAt) }));
}
