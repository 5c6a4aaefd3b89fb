import { type Account, accountOf, type Owner, shardOf } from './account.ts';
import { type AmountsOf, type LegTemplate, POSTINGS, type PostingKind } from './postings.data.ts';

/** What a transfer does to one account: debits are positive. */
export type Leg = { account: Account; amount: number };

type PostingOf<Kind extends PostingKind> = {
  kind: Kind;
  /** Whoever sends it again means the same transfer. */
  key: string;
  amounts: AmountsOf<Kind>;
  /** Whose money it is, where an account of theirs is moved. */
  owner?: Owner;
  /** To which the tax goes, where there is some. */
  state?: string;
};

/** Each kind with its own amounts. */
export type Posting<Kind extends PostingKind = PostingKind> = { [Each in Kind]: PostingOf<Each> }[Kind];

function amountOf(names: readonly string[], amounts: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const name of names) {
    const amount = amounts[name];
    if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`${name} is no whole amount: ${amount}.`);
    sum += amount;
  }
  if (!Number.isSafeInteger(sum)) throw new RangeError(`${names.join(' and ')} are too much together.`);
  return sum;
}

/** The legs of a posting, each account once; what moves nothing is left out, and so is the state where no tax is due. */
export function legsOf({ kind, key, amounts, owner, state }: Posting): Leg[] {
  const templates: readonly LegTemplate[] = POSTINGS[kind];
  const shard = shardOf(key);
  const legs = templates.flatMap(({ account, side, amounts: names }) => {
    const amount = amountOf(names, amounts);
    if (amount === 0) return [];
    const place = { shard, ...(owner && { owner }), ...(state !== undefined && { state }) };
    return { account: accountOf(account, place), amount: side === 'D' ? amount : -amount };
  });
  if (legs.length === 0) throw new RangeError(`${kind} ${key} moves nothing.`);
  return legs;
}
