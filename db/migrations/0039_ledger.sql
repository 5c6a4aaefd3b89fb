CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid,
	"unit" text NOT NULL,
	"normal_side" text NOT NULL,
	"shard" smallint,
	"floor" bigint,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"balance" bigint NOT NULL,
	"entry_count" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_accounts_code_unique" UNIQUE("code"),
	CONSTRAINT "ledger_accounts_code" CHECK (code ~ '^[A-Za-z0-9:-]{1,100}$'),
	CONSTRAINT "ledger_accounts_owner_kind" CHECK (owner_kind in ('HOUSE', 'STOREFRONT', 'WEDDING') and (owner_kind = 'HOUSE') = (owner_id is null)),
	CONSTRAINT "ledger_accounts_unit" CHECK (unit in ('USD', 'CREDIT')),
	CONSTRAINT "ledger_accounts_normal_side" CHECK (normal_side in ('D', 'C')),
	CONSTRAINT "ledger_accounts_floor" CHECK (floor is null or balance >= floor),
	CONSTRAINT "ledger_accounts_balance" CHECK (abs(balance) <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_entries_account_id_seq_pk" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "ledger_entries_transfer" UNIQUE("transfer_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0 and abs(amount) <= 9007199254740991),
	CONSTRAINT "ledger_entries_balance_after" CHECK (abs(balance_after) <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"day" date PRIMARY KEY NOT NULL,
	"entry_count" bigint NOT NULL,
	"root" "bytea" NOT NULL,
	"prev_root" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference_kind" text NOT NULL,
	"reference_id" text NOT NULL,
	"actor_id" uuid,
	"impersonator_id" uuid,
	"reverses_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transfers_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_transfers_kind" CHECK (kind ~ '^[A-Z_]{1,40}$'),
	CONSTRAINT "ledger_transfers_key" CHECK (idempotency_key ~ '^[A-Za-z0-9:._-]{1,200}$'),
	CONSTRAINT "ledger_transfers_reference" CHECK (reference_kind ~ '^[a-z-]{1,40}$' and reference_id ~ '^[A-Za-z0-9:._-]{1,100}$')
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reverses_id_ledger_transfers_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Room on the page for the next balance: an account of the house is written many times a second.
alter table ledger_accounts set (fillfactor = 50);
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'What is in % stays as it is.', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_transfers_stay before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_seals_stay before update or delete or truncate on ledger_seals
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_accounts_fixed
  before update of id, code, owner_kind, owner_id, unit, normal_side, shard, floor, opened_at on ledger_accounts
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- One transfer: posted whole, or not at all and nothing written. Outcomes: posted; replayed, with the transfer that is there;
-- reused, the key stands for something else; reversed, somebody did that before; insufficient, with the account, what is
-- needed of it and what there is; missing, with the codes of accounts to open first. Whatever a caller could have known
-- (an unbalanced transfer, a day that is sealed) is an exception.
--
-- The hashes are those of src/capabilities/ledger/rules/hashed-text.ts, letter by letter.
create function post_transfer(
  p_id uuid, p_kind text, p_key text, p_reference_kind text, p_reference_id text,
  p_actor uuid, p_impersonator uuid, p_reverses uuid, p_at timestamptz,
  p_codes text[], p_amounts bigint[]
) returns table (outcome text, transfer uuid, account text, needed bigint, available bigint, missing text[])
language plpgsql as $$
declare
  v_at timestamptz(3) := p_at;
  v_ids bigint[];
  v_amounts bigint[];
  v_missing text[];
  v_is_unbalanced boolean;
  v_short bigint;
  v_epoch text;
  v_tail text;
  v_existing ledger_transfers;
begin
  if coalesce(cardinality(p_codes), 0) = 0 or cardinality(p_codes) <> cardinality(p_amounts) then
    raise exception 'A transfer has legs, each with an amount.' using errcode = 'check_violation';
  end if;

  -- Before anything is locked: who has to open an account first must not keep others waiting for another one.
  select array_agg(l.code) filter (where l.id is null), array_agg(l.id order by l.id),
      array_agg(l.amount order by l.id), bool_or(l.difference <> 0)
    into v_missing, v_ids, v_amounts, v_is_unbalanced
    from (
      select leg.code, leg.amount, a.id, sum(leg.amount) over (partition by a.unit) as difference
      from unnest(p_codes, p_amounts) as leg(code, amount) left join ledger_accounts a on a.code = leg.code
    ) l;
  if v_missing is not null then
    return query select 'missing', null::uuid, null::text, null::bigint, null::bigint, v_missing;
    return;
  end if;
  if v_is_unbalanced then
    raise exception 'Transfer % is not balanced.', p_key using errcode = 'check_violation';
  end if;

  -- Everybody in the same order, so that nobody waits in a circle.
  select min(l.id) filter (where l.balance + l.change < l.floor) into v_short
    from (
      select a.id, a.balance, a.floor, case a.normal_side when 'D' then leg.amount else -leg.amount end as change
      from unnest(v_ids, v_amounts) as leg(id, amount) join ledger_accounts a on a.id = leg.id
      order by a.id
      for no key update of a
    ) l;

  if v_short is null then
    insert into ledger_transfers (id, kind, idempotency_key, reference_kind, reference_id, actor_id, impersonator_id,
        reverses_id, posted_at)
      select p_id, p_kind, p_key, p_reference_kind, p_reference_id, p_actor, p_impersonator, p_reverses, v_at
      where not exists (select from ledger_seals s where s.day >= (v_at at time zone 'UTC')::date)
      on conflict do nothing;
    if found then
      v_epoch := (extract(epoch from v_at) * 1000)::bigint::text;
      v_tail := concat_ws('|', p_kind, p_reference_kind, p_reference_id, v_epoch, encode(sha256(convert_to(concat_ws('|',
        'transfer', p_id, p_kind, p_key, p_reference_kind, p_reference_id, coalesce(p_actor::text, ''),
        coalesce(p_impersonator::text, ''), coalesce(p_reverses::text, ''), v_epoch), 'UTF8')), 'hex'));
      with legs as materialized (
        select a.id, a.entry_count + 1 as seq, leg.amount, b.balance_after, a.last_hash,
          sha256(convert_to(concat_ws('|', encode(a.last_hash, 'hex'), a.code, a.entry_count + 1, leg.amount,
            b.balance_after, v_tail), 'UTF8')) as hash
        from unnest(v_ids, v_amounts) as leg(id, amount) join ledger_accounts a on a.id = leg.id
        cross join lateral (
          select a.balance + case a.normal_side when 'D' then leg.amount else -leg.amount end as balance_after
        ) b
      ), moved as (
        update ledger_accounts a set balance = l.balance_after, entry_count = l.seq, last_hash = l.hash
        from legs l where a.id = l.id
      )
      insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, prev_hash, hash)
        select l.id, l.seq, p_id, l.amount, l.balance_after, l.last_hash, l.hash from legs l;
      return query select 'posted', p_id, null::text, null::bigint, null::bigint, null::text[];
      return;
    end if;
  end if;

  select t.* into v_existing from ledger_transfers t where t.idempotency_key = p_key;
  if found then
    return query
      select case when (v_existing.kind, v_existing.reference_kind, v_existing.reference_id)
            = (p_kind, p_reference_kind, p_reference_id)
          and v_existing.reverses_id is not distinct from p_reverses
          and array_agg(e.account_id order by e.account_id) = v_ids
          and array_agg(e.amount order by e.account_id) = v_amounts
        then 'replayed' else 'reused' end,
        v_existing.id, null::text, null::bigint, null::bigint, null::text[]
      from ledger_entries e where e.transfer_id = v_existing.id;
  elsif exists (select from ledger_transfers t where t.reverses_id = p_reverses) then
    return query select 'reversed', null::uuid, null::text, null::bigint, null::bigint, null::text[];
  elsif v_short is not null then
    return query
      select 'insufficient', null::uuid, a.code, abs(leg.amount), a.balance - a.floor, null::text[]
      from unnest(v_ids, v_amounts) as leg(id, amount) join ledger_accounts a on a.id = leg.id
      where a.id = v_short;
  else
    raise exception 'Transfer % of % cannot be posted: its day is sealed, or its id is taken.', p_key, v_at
      using errcode = 'check_violation';
  end if;
end $$;
