import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type Leg, legsOf, type Posting } from '../rules/legs-of.ts';
import type { PostingKind } from '../rules/postings.data.ts';
import {
  callPostTransfer,
  findOpenCodes,
  findTransfer,
  lockAccounts,
  type PostedLeg,
} from './ledger.store.ts';
import { openAccounts } from './open-account.ts';

/** Who did it; nobody where a job did. */
export type By = Pick<SignedInActor, 'userId' | 'impersonation'> | null;

type Cause = {
  by: By;
  /** What it is about, by the id that it has elsewhere: no names, no words. */
  reference: { kind: string; id: string };
};

export type Transfer<Kind extends PostingKind = PostingKind> = Posting<Kind> & Cause;

/** `isNew` is false where the same transfer was posted before. */
export type Posted = { transferId: string; isNew: boolean };

type Post = Cause & { kind: PostingKind; key: string; legs: readonly PostedLeg[]; reversesId: string | null };

const codesOf = (legs: readonly Leg[]): PostedLeg[] =>
  legs.map(({ account: { code }, amount }) => ({ code, amount }));

async function post(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { by, legs, ...transfer }: Post,
): Promise<Result<Posted> | { missing: readonly string[] }> {
  const told = await callPostTransfer(
    tx,
    {
      ...transfer,
      id: clock.uuid(),
      actorId: by?.userId ?? null,
      impersonatorId: by?.impersonation?.supportUserId ?? null,
      at: clock.now(),
    },
    legs,
  );
  switch (told.outcome) {
    case 'posted':
    case 'replayed':
      return ok({ transferId: told.transfer, isNew: told.outcome === 'posted' });
    case 'insufficient':
      return fail('ledger.insufficient', 'There is not enough on the account.', {
        details: { account: told.account, needed: Number(told.needed), balance: Number(told.available) },
      });
    case 'reused':
      return fail('ledger.key_reused', 'This key stands for another transfer.');
    case 'reversed':
      return fail('ledger.reversed_already', 'This transfer has been reversed already.');
    case 'missing':
      return { missing: told.missing };
  }
}

/**
 * Moves money, in the transaction of whatever it is moved for. A refusal has changed nothing, and the transaction goes on.
 * Sent again under its key, it is the transfer that is there.
 */
export async function postTransfer(
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  { by, reference, ...posting }: Transfer,
): Promise<Result<Posted>> {
  const legs = legsOf(posting);
  const { kind, key } = posting;
  const asked = { by, reference, kind, key, legs: codesOf(legs), reversesId: null };
  let told = await post(tx, platform, asked);
  if ('missing' in told) {
    const { missing } = told;
    const toOpen = legs.map(({ account }) => account).filter(({ code }) => missing.includes(code));
    await openAccounts(tx, platform, toOpen);
    told = await post(tx, platform, asked);
  }
  if ('missing' in told) throw new Error(`${told.missing.join(', ')} cannot be opened.`);
  return told;
}

/**
 * Several at once, all or none. Their accounts are locked together beforehand: one after the other, two transactions that
 * move the same accounts in another order would wait for each other.
 */
export function postTransfers(
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  transfers: readonly Transfer[],
): Promise<Result<Posted[]>> {
  return transact(tx, async (inner): Promise<Result<Posted[]>> => {
    const accounts = new Map(
      transfers.flatMap((transfer) => legsOf(transfer).map(({ account }) => [account.code, account])),
    );
    const open = await findOpenCodes(inner, [...accounts.keys()]);
    await openAccounts(
      inner,
      platform,
      [...accounts.values()].filter(({ code }) => !open.has(code)),
    );
    await lockAccounts(inner, [...accounts.keys()]);
    const posted: Posted[] = [];
    for (const transfer of transfers) {
      const told = await postTransfer(inner, platform, transfer);
      if (!told.ok) return told;
      posted.push(told.value);
    }
    return ok(posted);
  });
}

export type Reversal = Pick<Cause, 'by'> & {
  transferId: string;
  /** What it is called: the refund of a purchase has a name of its own. */
  kind: PostingKind;
  key: string;
};

/** The same amounts back, on the very same accounts; once. */
export async function reverseTransfer(
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  { transferId, kind, key, by }: Reversal,
): Promise<Result<Posted>> {
  const known = await findTransfer(tx, transferId);
  if (!known) return fail('ledger.unknown_transfer', 'There is no such transfer.');
  const legs = known.legs.map(({ code, amount }) => ({ code, amount: -amount }));
  const told = await post(tx, platform, {
    ...{ kind, key, by, legs },
    reference: known.reference,
    reversesId: transferId,
  });
  if ('missing' in told) throw new Error(`${told.missing.join(', ')} is gone.`);
  return told;
}
