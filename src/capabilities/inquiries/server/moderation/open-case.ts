import { fail, ok, type Result } from '#base/result.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CaseKind } from '../../rules/verdicts.ts';
import { inquiryMissing } from '../policy.ts';
import { type InquiryRow, lockInquiry } from '../store.ts';
import { findSecondLook, hasOpenReport } from './moderation.store.ts';
import { findWaitingVerdict } from './verdicts.store.ts';

export type OpenCase = {
  inquiry: InquiryRow;
  kind: CaseKind;
  secondLook: Awaited<ReturnType<typeof findSecondLook>>;
};

/** What staff decides about an inquiry as it is now, if anything. */
export async function caseKind(
  tx: Tx,
  { uuid, status, holdReason }: InquiryRow,
): Promise<CaseKind | undefined> {
  // What waits for nothing but an address is not theirs yet.
  if (status === 'PENDING') return holdReason === 'EMAIL' ? undefined : 'HELD';
  return (await hasOpenReport(tx, uuid)) ? 'REPORTED' : undefined;
}

/** Locks an inquiry that nobody has decided yet; else says who was quicker. */
export async function openCase(tx: Tx, uuid: string): Promise<Result<OpenCase>> {
  const inquiry = await lockInquiry(tx, uuid);
  if (!inquiry) return inquiryMissing();
  const waiting = await findWaitingVerdict(tx, uuid);
  if (waiting) {
    const colleague = waiting.decidedBy ? await findUser(tx, waiting.decidedBy) : undefined;
    const who = colleague?.firstName.trim() || 'Someone';
    const what = waiting.verdict === 'APPROVE' ? 'approved' : 'blocked';
    return fail('inquiry.already_decided', `${who} just ${what} this one.`);
  }
  const kind = await caseKind(tx, inquiry);
  if (!kind) return fail('inquiry.already_decided', 'This one has already been decided.');
  return ok({ inquiry, kind, secondLook: await findSecondLook(tx, uuid, kind) });
}
