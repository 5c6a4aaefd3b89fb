import type { Account } from './account.ts';
import type { Unit } from './accounts.data.ts';
import {
  accountText,
  entryText,
  type HashedTransfer,
  type Head,
  NO_ROOT,
  sealTexts,
  transferText,
} from './hashed-text.ts';

/** Hexadecimal; a browser has it only as a promise. */
export type Sha256 = (text: string) => string | Promise<string>;

export type StoredAccount = Account & {
  openedMs: number;
  balance: number;
  entryCount: number;
  lastHash: string;
};
export type StoredEntry = HashedTransfer & {
  seq: number;
  amount: number;
  balanceAfter: number;
  prevHash: string;
  hash: string;
};
export type StoredSeal = { day: string; entryCount: number; root: string; prevRoot: string };

type Stream<Item> = AsyncIterable<Item> | Iterable<Item>;

/** The books as they are stored, from the first account and the first entry on. */
export type Books = {
  accounts: Stream<{ account: StoredAccount; entries: Stream<StoredEntry> }>;
  seals: readonly StoredSeal[];
};

/** What does not fit, and where it begins. */
export type Fault = {
  /** The code of the account, or the day of the seal. */
  where: string;
  /** Of the entry, where it is one. */
  seq: number | null;
  what: string;
};

export type Checked = { fault: Fault | null; accounts: number; entries: number };

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What is wrong with an entry behind those before it; nothing where it fits. */
async function faultOf(
  account: StoredAccount,
  before: { seq: number; balance: number; hash: string },
  entry: StoredEntry,
  sha256: Sha256,
): Promise<string | null> {
  const { code, normalSide, floor } = account;
  if (entry.seq !== before.seq + 1) return `Entry ${before.seq + 1} is missing.`;
  if (entry.prevHash !== before.hash)
    return before.seq === 0
      ? 'It does not begin with what the account was opened as.'
      : 'It does not follow the entry before it.';
  if (entry.amount === 0) return 'It moves nothing.';
  if (entry.balanceAfter !== before.balance + (normalSide === 'D' ? entry.amount : -entry.amount))
    return 'Its balance is not the one before it and its amount.';
  if (floor !== null && entry.balanceAfter < floor) return `Its balance is below ${floor}.`;
  const transferHash = await sha256(transferText(entry));
  if ((await sha256(entryText({ ...entry, code, transferHash }))) !== entry.hash)
    return 'It, or its transfer, is not what was posted.';
  return null;
}

function faultAtEnd(account: StoredAccount, end: { seq: number; balance: number; hash: string }) {
  const { entryCount, balance, lastHash } = account;
  if (entryCount !== end.seq) return `The account says ${entryCount} entries, and there are ${end.seq}.`;
  if (balance !== end.balance) return `The account says a balance of ${balance}, and it is ${end.balance}.`;
  if (lastHash === end.hash) return null;
  return end.seq === 0
    ? 'The account is not what it was opened as.'
    : 'The account says another last hash than its last entry.';
}

/** The first entry of an account that does not fit, or what its end says otherwise; `seen` gets those that do. */
export async function accountFault(
  { account, entries }: { account: StoredAccount; entries: Stream<StoredEntry> },
  sha256: Sha256,
  seen: (entry: StoredEntry) => void,
): Promise<Fault | null> {
  const { code } = account;
  let before = { seq: 0, balance: 0, hash: await sha256(accountText(account)) };
  for await (const entry of entries) {
    const what = await faultOf(account, before, entry, sha256);
    if (what) return { where: code, seq: entry.seq, what };
    before = { seq: entry.seq, balance: entry.balanceAfter, hash: entry.hash };
    seen(entry);
  }
  const what = faultAtEnd(account, before);
  return what ? { where: code, seq: before.seq || null, what } : null;
}

/** Follows all seals at once while the accounts go by. */
async function createSealCheck(seals: readonly StoredSeal[], sha256: Sha256) {
  const roots = await Promise.all(
    seals.map(({ day }, at) => sha256(sealTexts.begin(day, seals[at - 1]?.root ?? NO_ROOT))),
  );
  const counts = seals.map(() => 0);
  /** The first seal that takes in an entry of this day. */
  const firstFor = (day: string) => {
    let [low, high] = [0, seals.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((seals[middle]?.day ?? '') < day) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    firstFor,
    /** `last` has, by seal, the latest entry of an account that came first under it. */
    async add(code: string, last: ReadonlyMap<number, Omit<Head, 'code'>>) {
      let head: Omit<Head, 'code'> | undefined;
      for (const at of seals.keys()) {
        const candidate = last.get(at);
        // Clocks differ: an entry of yesterday may stand behind one of today.
        if (candidate && candidate.seq > (head?.seq ?? 0)) head = candidate;
        if (!head) continue;
        roots[at] = await sha256(sealTexts.add(roots[at] ?? '', { code, ...head }));
        counts[at] = (counts[at] ?? 0) + head.seq;
      }
    },
    async fault(): Promise<Fault | null> {
      for (const [at, { day, entryCount, root, prevRoot }] of seals.entries()) {
        const former = seals[at - 1];
        const told = (what: string): Fault => ({ where: `seal of ${day}`, seq: null, what });
        if (former && Date.parse(day) - Date.parse(former.day) !== DAY_MS)
          return told('The seal of the day before is missing.');
        if (prevRoot !== (former?.root ?? NO_ROOT)) return told('It does not follow the seal before it.');
        if (entryCount !== counts[at])
          return told(`It was made of ${entryCount} entries, and there are ${counts[at]}.`);
        if (root !== (await sha256(sealTexts.end(roots[at] ?? '', entryCount))))
          return told('The entries are not those it was made of.');
      }
      return null;
    },
  };
}

/**
 * Recomputes everything: sequence, chain and balance of each account, what all accounts of a unit add up to, and the
 * seals. Holds one entry at a time, so the books may be as long as they like, and ends at the first fault.
 */
export async function checkLedger({ accounts, seals }: Books, sha256: Sha256): Promise<Checked> {
  const sealCheck = await createSealCheck(seals, sha256);
  const sums = new Map<Unit, bigint>();
  const seen = { accounts: 0, entries: 0 };
  for await (const { account, entries } of accounts) {
    const { code, unit, normalSide } = account;
    const last = new Map<number, Omit<Head, 'code'>>();
    const fault = await accountFault({ account, entries }, sha256, ({ seq, hash, postedMs }) => {
      last.set(sealCheck.firstFor(dayOf(postedMs)), { seq, hash });
      seen.entries += 1;
    });
    if (fault) return { ...seen, fault };
    const signed = BigInt(normalSide === 'D' ? account.balance : -account.balance);
    sums.set(unit, (sums.get(unit) ?? 0n) + signed);
    await sealCheck.add(code, last);
    seen.accounts += 1;
  }
  for (const [unit, sum] of sums) {
    if (sum !== 0n)
      return { ...seen, fault: { where: unit, seq: null, what: `All accounts together have ${sum}.` } };
  }
  return { ...seen, fault: await sealCheck.fault() };
}

/** The root over where every account stood, in the order of the accounts. */
export async function sealOf(
  { day, prevRoot, heads }: { day: string; prevRoot: string; heads: readonly Head[] },
  sha256: Sha256,
): Promise<StoredSeal> {
  let root = await sha256(sealTexts.begin(day, prevRoot));
  let entryCount = 0;
  for (const head of heads) {
    root = await sha256(sealTexts.add(root, head));
    entryCount += head.seq;
  }
  return { day, prevRoot, entryCount, root: await sha256(sealTexts.end(root, entryCount)) };
}
