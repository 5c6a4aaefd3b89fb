import { createHash } from 'node:crypto';
import type { StoredAccount, StoredEntry, StoredSeal } from '../rules/check-ledger.ts';
import { sealOf } from '../rules/check-ledger.ts';
import { accountText, entryText, type HashedTransfer, NO_ROOT, transferText } from '../rules/hashed-text.ts';
import { legsOf, type Posting } from '../rules/legs-of.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type WrittenAccount = { account: StoredAccount; entries: StoredEntry[] };
export type WrittenBooks = { accounts: WrittenAccount[]; seals: StoredSeal[] };

const OPENED_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Books kept by the rules alone, without a database: what `post_transfer` would have written. */
export async function writeBooks(
  postings: readonly { posting: Posting; postedMs: number }[],
): Promise<WrittenBooks> {
  const byCode = new Map<string, WrittenAccount>();
  for (const [at, { posting, postedMs }] of postings.entries()) {
    const transfer: HashedTransfer = {
      transferId: `0198f0aa-0000-7000-8000-${String(at).padStart(12, '0')}`,
      kind: posting.kind,
      key: posting.key,
      referenceKind: 'test',
      referenceId: String(at),
      actorId: null,
      impersonatorId: null,
      reversesId: null,
      postedMs,
    };
    for (const { account, amount } of legsOf(posting)) {
      const opened = { ...account, openedMs: OPENED_MS };
      const known = byCode.get(account.code) ?? {
        account: { ...opened, balance: 0, entryCount: 0, lastHash: sha256(accountText(opened)) },
        entries: [],
      };
      byCode.set(account.code, known);
      const seq = known.account.entryCount + 1;
      const balanceAfter = known.account.balance + (account.normalSide === 'D' ? amount : -amount);
      const prevHash = known.account.lastHash;
      const moved = { ...transfer, seq, amount, balanceAfter, prevHash };
      const transferHash = sha256(transferText(transfer));
      const hash = sha256(entryText({ ...moved, code: account.code, transferHash }));
      known.entries.push({ ...moved, hash });
      known.account = { ...known.account, balance: balanceAfter, entryCount: seq, lastHash: hash };
    }
  }
  const accounts = [...byCode.values()];
  return { accounts, seals: await sealAll(accounts) };
}

async function sealAll(accounts: readonly WrittenAccount[]): Promise<StoredSeal[]> {
  const times = accounts.flatMap(({ entries }) => entries.map(({ postedMs }) => postedMs));
  const seals: StoredSeal[] = [];
  for (let ms = Math.min(...times); dayOf(ms) <= dayOf(Math.max(...times)); ms += DAY_MS) {
    const day = dayOf(ms);
    const heads = accounts.flatMap(({ account: { code }, entries }) => {
      const last = entries.findLast(({ postedMs }) => dayOf(postedMs) <= day);
      return last ? [{ code, seq: last.seq, hash: last.hash }] : [];
    });
    seals.push(await sealOf({ day, prevRoot: seals.at(-1)?.root ?? NO_ROOT, heads }, sha256));
  }
  return seals;
}
