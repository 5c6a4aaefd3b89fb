import { priceOfInputs } from '../src/capabilities/inquiries/rules/lead-price.ts';
import { checkBooks } from '../src/capabilities/ledger/server/index.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { createLog } from '../src/platform/log.ts';
import { some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import type { MoneyStage } from './money-stage.ts';

/** What a question may name: the listings by number and uuid, their leads, and when it all began. */
const NAMED = {
  ids: '(select ids from stage)::int[]',
  uuids: '(select uuids from stage)::text[]',
  leads: '(select leads from stage)::uuid[]',
  since: '(select since from stage)',
} as const;
const STAGE =
  'with stage as (select $1::int[] as ids, $2::text[] as uuids, $3::uuid[] as leads, $4::timestamptz as since)';

/** Sentences about money, as questions for what speaks against them. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'units do not add up to nothing': `
    select a.unit || ' ' || sum(e.amount) as fault from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by a.unit having sum(e.amount) <> 0`,
  'balances are not what is left in the lots': `
    select s.slug || ': ' || a.balance as fault from ledger_accounts a join storefronts s on s.uuid = a.owner_id
    where a.balance <> (select coalesce(sum(remaining), 0) from credit_lots l where l.storefront_id = s.id)`,
  'entries left a listing with less than nothing, or another balance than they say': `
    select code || ' ' || seq as fault from (
      select a.code, e.seq, e.balance_after, -sum(e.amount) over (partition by e.account_id order by e.seq) as running
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner_kind = 'STOREFRONT') r
    where running < 0 or running <> balance_after`,
  'connected leads were not charged once, at their price': `
    select i.uuid || ' ' || coalesce(sum(e.amount), 0) || ' of ' || i.credit_price as fault from inquiries i
      left join ledger_transfers t on t.kind = 'LEAD_PURCHASE' and t.reference_id = i.uuid::text
      left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT')
        on e.transfer_id = t.id
    where i.uuid = any(:leads) and i.connected_at is not null
    group by i.uuid, i.credit_price
    having coalesce(sum(e.amount), 0) <> i.credit_price or count(t.id) <> (i.credit_price > 0)::int`,
  'leads were connected for nothing': `
    select uuid::text as fault from inquiries where uuid = any(:leads) and connected_at is not null
      and payment_required and credit_price = 0`,
  'leads were charged and never connected': `
    select t.reference_id as fault from ledger_transfers t
      join inquiries i on i.uuid::text = t.reference_id where t.kind = 'LEAD_PURCHASE'
      and i.uuid = any(:leads) and i.connected_at is null`,
  'leads were answered twice': `
    select i.uuid || ' ' || count(*) as fault from inquiries i join inquiry_events m on m.inquiry_uuid = i.uuid
    where i.uuid = any(:leads) and m.side = 'VENDOR' and m.from_status is distinct from m.to_status group by i.uuid having count(*) <> 1`,
  'refunds of leads are not whole, or not once': `
    select i.uuid::text as fault from inquiries i
      left join lead_refunds r on r.inquiry_uuid = i.uuid
      left join ledger_transfers t on t.kind = 'LEAD_PURCHASE_REFUND' and t.reference_id = i.uuid::text
      left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT')
        on e.transfer_id = t.id
    where i.uuid = any(:leads)
    group by i.uuid, i.credit_price, r.credits
    having count(t.id) <> count(r.inquiry_uuid) or count(t.id) > 1
      or (count(t.id) = 1 and (-sum(e.amount) <> i.credit_price or r.credits <> i.credit_price))`,
  'packs were paid without their credits, or have credits without being paid': `
    select p.uuid || ' ' || p.state as fault from vendor_purchases p
      join payments y on y.id = p.payment_id
      left join ledger_transfers t on t.kind = 'CREDIT_PURCHASE' and t.reference_id = y.id::text
      left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT')
        on e.transfer_id = t.id
    where p.storefront_id = any(:ids) and p.kind = 'PACK'
    group by p.uuid, p.state, p.credits, y.settled_attempt
    having count(t.id) <> (y.settled_attempt is not null)::int or count(t.id) <> (p.state in ('PAID', 'REFUNDED'))::int
      or (count(t.id) = 1 and -sum(e.amount) <> p.credits)`,
  'credits came without a payment': `
    select t.id::text as fault from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.owner_id::text = any(:uuids)
    where t.kind = 'CREDIT_PURCHASE' and t.posted_at > :since and not exists (
      select from sandbox_payments s where s.payment_id::text = t.reference_id and s.state = 'PAID')`,
  'charges of the provider reached no books, and did not go back': `
    select s.ref || ' ' || y.purpose || ' ' || y.state as fault from sandbox_payments s join payments y on y.id = s.payment_id
    where s.state = 'PAID' and y.owner_id = any(:uuids) and s.ref is distinct from y.provider_ref
      and s.amount_cents <> (select coalesce(sum(amount_cents), 0) from sandbox_refunds r where r.charge_ref = s.ref)`,
  'payments were charged more than once and kept': `
    select payment_id::text as fault from sandbox_payments s
      left join (select charge_ref, sum(amount_cents) as back from sandbox_refunds group by 1) r on r.charge_ref = s.ref
    where s.state = 'PAID' and s.payment_id is not null and coalesce(r.back, 0) < s.amount_cents
    group by payment_id having count(*) > 1`,
  'plans were paid for and neither given nor paid back': `
    select y.id || ' ' || y.state as fault from payments y
      left join plan_periods d on d.payment_id = y.id and d.state = 'PAID'
    where y.owner_id = any(:uuids) and y.purpose in ('PLAN', 'RENEWAL') and y.settled_attempt is not null
      and (d.payment_id is null) <> (y.state = 'REFUNDED')`,
  'called-off packs have other refunds than credits taken back': `
    select p.uuid::text as fault from vendor_purchases p
      left join payment_refunds r on r.payment_id = p.payment_id and r.state = 'SUCCEEDED'
      left join ledger_transfers t on t.kind = 'CREDIT_PURCHASE_CANCELLATION' and t.reference_id = p.payment_id::text
      left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT')
        on e.transfer_id = t.id
    where p.storefront_id = any(:ids) and p.kind = 'PACK'
    group by p.uuid having count(t.id) > 1 or count(t.id) <> count(r.id) or count(t.id) <> (p.state = 'REFUNDED')::int
      or (count(t.id) = 1 and (sum(r.amount_cents) <> p.refunded_cents or sum(e.amount) <> p.returned_credits))`,
  'moves left one listing and reached no other': `
    select a.code || ' ' || sum(e.amount) as fault from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.code like 'house:credits-in-transit:%' group by a.code having sum(e.amount) <> 0
      and (select sum(f.amount) from ledger_entries f join ledger_accounts b on b.id = f.account_id
           where b.code like 'house:credits-in-transit:%') <> 0`,
  'what is unearned of plans is not what is open of their periods': `
    select coalesce(sum(a.balance), 0) || ' and ' || (select sum(worth_cents - earned_cents) from plan_periods where state = 'PAID') as fault
    from ledger_accounts a where a.code like 'house:plans-unearned:%'
    having coalesce(sum(a.balance), 0) <> (select coalesce(sum(worth_cents - earned_cents), 0) from plan_periods where state = 'PAID')`,
  'differences between the provider’s books and ours were noted': `
    select d.kind || ' ' || d.provider_ref as fault from provider_differences d join payments y on y.id = d.payment_id
    where y.owner_id = any(:uuids)`,
};

const CENTS = `
  select ((select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
             join ledger_transfers t on t.id = e.transfer_id
           where a.code like 'house:provider-clearing:%' and t.kind not in ('PROVIDER_FEE', 'PROVIDER_PAYOUT'))
        - (select coalesce(sum(amount_cents), 0) from sandbox_payments where state = 'PAID')
        + (select coalesce(sum(amount_cents), 0) from sandbox_refunds))::int as cents,
    (select coalesce(sum(a.balance), 0) from ledger_accounts a where a.code like 'house:payments-held:%')::int as held`;

export type Standing = { cents: number; held: number };

/** How many cents more our books say are with the provider than its own do, and how many are on their way back. */
export async function readStanding({ ask }: Fleet): Promise<Standing> {
  const [row] = await ask<Standing>(CENTS);
  return row ?? { cents: 0, held: 0 };
}

async function wrongPrices({ ask }: Fleet, leads: readonly string[]): Promise<string[]> {
  type Priced = { uuid: string; credits: number; inputs: Parameters<typeof priceOfInputs>[0] };
  const rows = await ask<Priced>(
    `select uuid, credit_price as credits, price_inputs as inputs from inquiries
     where uuid = any($1) and connected_at is not null`,
    [leads],
  );
  return rows
    .filter(({ credits, inputs }) => priceOfInputs(inputs).creditPrice !== credits)
    .map(({ uuid }) => uuid);
}

/** What does not hold of the books and of what people paid. */
export async function judgeMoney(fleet: Fleet, stage: MoneyStage, before: Standing): Promise<string[]> {
  const listings = [...stage.listings, stage.planned];
  const values = [listings.map(({ id }) => id), listings.map(({ uuid }) => uuid), stage.leads, stage.since];
  const broken: string[] = [];
  for (const [sentence, question] of Object.entries(QUESTIONS)) {
    const text = question.replaceAll(
      /:(ids|uuids|leads|since)\b/g,
      (_, name: keyof typeof NAMED) => NAMED[name],
    );
    const rows = await fleet.ask<{ fault: string }>(`${STAGE} ${text}`, values);
    broken.push(
      ...some(
        sentence,
        rows.map(({ fault }) => fault),
      ),
    );
  }
  broken.push(...some('prices are not what their factors make', await wrongPrices(fleet, stage.leads)));
  const { cents, held } = await readStanding(fleet);
  if (cents !== before.cents)
    broken.push(`our books have ${cents - before.cents} cents more than the provider took`);
  if (held !== before.held) broken.push(`${held - before.held} cents are held and not on their way back`);
  const db = connectDatabase(fleet.database.url, createLog('silent'), { connections: 1 });
  try {
    const { fault } = await checkBooks({ db });
    if (fault) broken.push(`${fault.where}, entry ${fault.seq}: ${fault.what}`);
  } finally {
    await db.$client.end();
  }
  return broken;
}
