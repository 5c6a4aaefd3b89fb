import type { OwnReview } from '../../contract/own-review.contract.ts';
import type { DisputeCase } from '../../contract/support-reviews.contract.ts';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import type { DisputeSide } from '../../rules/dispute-states.ts';
import { decisionDueOn, mayDecideDispute } from '../../rules/dispute-times.ts';
import type { DisputeFileRow, DisputeRow } from './disputes.store.ts';

function filesOf(
  { uuid }: Pick<DisputeRow, 'uuid'>,
  files: readonly DisputeFileRow[],
  side: DisputeSide,
): { uuid: string; name: string }[] {
  return files
    .filter((file) => file.disputeUuid === uuid && file.side === side)
    .map((file) => ({ uuid: file.uuid, name: file.name }));
}

/** As the business reads it. What the couple answers is for staff. */
export function presentVendorDispute(dispute: DisputeRow, files: readonly DisputeFileRow[]): VendorDispute {
  const { state, reason, words, openedAt, answerUntil, answeredAt, endedAt, decision } = dispute;
  return {
    state,
    reason,
    words,
    files: filesOf(dispute, files, 'VENDOR'),
    openedAt: openedAt?.toISOString() ?? null,
    answerUntil: answerUntil?.toISOString() ?? null,
    isAnswered: answeredAt !== null,
    dueOn: state === 'OPEN' && answerUntil ? decisionDueOn({ answeredAt, answerUntil }) : null,
    endedAt: endedAt?.toISOString() ?? null,
    decision,
  };
}

/** As the couple reads what is said against its review, while that is not decided. */
export function presentOwnDispute(
  dispute: DisputeRow | undefined,
  files: readonly DisputeFileRow[],
  now: Date,
): OwnReview['dispute'] {
  if (dispute?.state !== 'OPEN' || !dispute.reason || !dispute.answerUntil) return null;
  const { reason, words, answerUntil, answer } = dispute;
  return {
    reason,
    words,
    answerUntil: answerUntil.toISOString(),
    canAnswer: answer === null && now < answerUntil,
    answer,
    files: filesOf(dispute, files, 'COUPLE'),
  };
}

/** As staff decides about it, with what either side shows. */
export function presentDisputeCase(
  dispute: DisputeRow | undefined,
  files: readonly DisputeFileRow[],
  now: Date,
): DisputeCase | null {
  if (!dispute?.reason || !dispute.openedAt || !dispute.answerUntil) return null;
  const { uuid, reason, words, openedAt, answer, answeredAt, answerUntil } = dispute;
  const couple = filesOf(dispute, files, 'COUPLE');
  return {
    uuid,
    reason,
    vendor: { words, at: openedAt.toISOString(), files: filesOf(dispute, files, 'VENDOR') },
    couple: answeredAt ? { words: answer ?? '', at: answeredAt.toISOString(), files: couple } : null,
    answerUntil: answerUntil.toISOString(),
    dueOn: decisionDueOn({ answeredAt, answerUntil }),
    canDecide: mayDecideDispute({ answeredAt, answerUntil }, now),
  };
}
