import { ACCOUNTS, type AccountName, type AccountTemplate, type OwnerKind } from './accounts.data.ts';

/** One account of the books, as it is opened. */
export type Account = Omit<AccountTemplate, 'isByState'> & {
  /** What it is called everywhere outside the database. */
  code: string;
  ownerId: string | null;
  /** Which of the equal ones, for accounts of the house. */
  shard: number | null;
};

/**
 * Everybody writes to the accounts of the house, and a row has one writer at a time. With another number, or another way to
 * choose, a transfer that is sent again would mean other accounts than the first time.
 */
export const SHARDS = 16;

const STATE = /^[A-Z]{2}$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Whose account it is; the house has no id. */
export type Owner = { kind: Exclude<OwnerKind, 'HOUSE'>; id: string };
/** What names an account beside its template, where the template asks for it. */
export type AccountPlace = { owner?: Owner; state?: string; shard?: number };

function houseAccount(name: string, template: AccountTemplate, { state, shard = 0 }: AccountPlace): Account {
  if (!Number.isInteger(shard) || shard < 0 || shard >= SHARDS) throw new RangeError(`No shard ${shard}.`);
  const { isByState, ...rest } = template;
  if (isByState && !STATE.test(state ?? '')) throw new RangeError(`${name} is kept by state.`);
  const parts = ['house', name, ...(isByState ? [state] : []), String(shard).padStart(2, '0')];
  return { ...rest, code: parts.join(':'), ownerId: null, shard };
}

function ownAccount(name: string, template: AccountTemplate, { owner }: AccountPlace): Account {
  if (owner?.kind !== template.ownerKind) throw new RangeError(`${name} belongs to a ${template.ownerKind}.`);
  if (!UUID.test(owner.id)) throw new RangeError('An owner is named by a uuid in small letters.');
  const { ownerKind, unit, normalSide, floor } = template;
  const code = `${ownerKind.toLowerCase()}:${owner.id}:${unit.toLowerCase()}`;
  return { ownerKind, unit, normalSide, floor, code, ownerId: owner.id, shard: null };
}

export function accountOf(name: AccountName, place: AccountPlace = {}): Account {
  const template: AccountTemplate = ACCOUNTS[name];
  return template.ownerKind === 'HOUSE'
    ? houseAccount(name, template, place)
    : ownAccount(name, template, place);
}

/** All that together are one account to people: every shard of the house's, the one of anybody else. */
export function accountsOf(name: AccountName, place: Omit<AccountPlace, 'shard'> = {}): Account[] {
  if (ACCOUNTS[name].ownerKind !== 'HOUSE') return [accountOf(name, place)];
  return Array.from({ length: SHARDS }, (_, shard) => accountOf(name, { ...place, shard }));
}

/** Of the key of a transfer, so that who sends it again means the same accounts. FNV-1a. */
export function shardOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  // The lowest bits alone are the poorest.
  return ((hash >>> 16) ^ hash) & (SHARDS - 1);
}
