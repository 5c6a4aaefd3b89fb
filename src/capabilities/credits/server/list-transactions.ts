import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { listEntries } from '#capabilities/ledger/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditTransaction, CreditTransactions } from '../contract.ts';
import { isTransactionType, transactionText } from '../rules/transaction-types.ts';
import { listNames, listNotes } from './credits.store.ts';
import { accountOfStorefront } from './hold-accounts.ts';

const PAGE = 50;
const EXPORT_PAGE = 1_000;

type Entry = Awaited<ReturnType<typeof listEntries>>['entries'][number];

function presentTransaction(
  { transferId, kind, amount, balanceAfter, referenceKind, referenceId, postedAt }: Entry,
  { names, notes }: { names: ReadonlyMap<string, string>; notes: ReadonlyMap<string, string> },
): CreditTransaction {
  if (!isTransactionType(kind)) throw new Error(`A storefront’s account was moved by ${kind}.`);
  return {
    id: transferId,
    type: kind,
    text: transactionText(kind, names.get(referenceId), notes.get(transferId)),
    // The account grows by credits, and those are negative in the books.
    credits: -amount,
    balanceAfter,
    leadUuid: referenceKind === 'inquiry' ? referenceId : null,
    at: postedAt.toISOString(),
  };
}

/** For whoever has been let in. */
export async function readTransactions(
  tx: Tx,
  storefrontUuid: string,
  page: { cursor?: string | undefined; size: number },
): Promise<CreditTransactions> {
  const { code } = accountOfStorefront({ uuid: storefrontUuid });
  const { entries, nextCursor } = await listEntries(tx, code, page);
  const moved = entries.filter(({ referenceKind }) => referenceKind === 'storefront');
  const names = await listNames(tx, [...new Set(moved.map(({ referenceId }) => referenceId))]);
  const notes = await listNotes(
    tx,
    entries.map(({ transferId }) => transferId),
  );
  return { transactions: entries.map((entry) => presentTransaction(entry, { names, notes })), nextCursor };
}

export async function listTransactions(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { storefrontUuid, cursor }: { storefrontUuid: string; cursor?: string | undefined },
): Promise<Result<CreditTransactions>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  return entered.ok ? ok(await readTransactions(db, storefrontUuid, { cursor, size: PAGE })) : entered;
}

const HEADER = ['When', 'Type', 'What happened', 'Credits', 'Balance'];

export async function exportTransactions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<File>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const all: CreditTransaction[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await readTransactions(db, storefrontUuid, {
      cursor: cursor ?? undefined,
      size: EXPORT_PAGE,
    });
    all.push(...page.transactions);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const rows = all
    .toReversed()
    .map(({ at, type, text, credits, balanceAfter }) => [at, type, text, credits, balanceAfter]);
  const name = `credits-${slugify(entered.value.storefront.name) || 'listing'}-${calendarDateOf(clock.now())}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([HEADER, ...rows])], name, { type: 'text/csv; charset=utf-8' }),
  );
}
