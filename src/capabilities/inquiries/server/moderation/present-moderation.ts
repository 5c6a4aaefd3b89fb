import type { LoggedVerdict, ModerationItem } from '../../contract/moderation.contract.ts';
import { wordsInFull } from '../read-words.ts';
import type { listForStaff } from './moderation.store.ts';
import type { LoggedRow } from './verdicts.store.ts';

type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

/** Where an account is gone, somebody still decided. */
const nameOf = (firstName: string | null) => firstName?.trim() || 'Someone';

function presentSecondLook(look: StaffRow['secondLook'], readerId: string): ModerationItem['secondLook'] {
  return (
    look && {
      askedBy: nameOf(look.askedByName),
      note: look.note,
      askedAt: look.askedAt.toISOString(),
      isYours: look.askedBy === readerId,
    }
  );
}

export function presentItem(row: StaffRow, readerId: string): ModerationItem {
  const { inquiry, vendorName, sender, message, report, secondLook } = row;
  return {
    uuid: inquiry.uuid,
    kind: report ? 'REPORTED' : 'HELD',
    status: inquiry.status,
    vendorName,
    coupleNames: inquiry.coupleNames,
    senderId: sender?.id ?? null,
    senderEmail: sender?.email ?? null,
    // Staff judges what was written, not what a vendor would see of it.
    message: wordsInFull(message),
    holdReason: inquiry.holdReason,
    spamScore: inquiry.spamScore,
    spamParts: inquiry.spamParts,
    reportNote: report?.note ?? null,
    secondLook: presentSecondLook(secondLook, readerId),
    since: (report?.reportedAt ?? inquiry.createdAt).toISOString(),
  };
}

export function presentVerdict(row: LoggedRow, readerId: string): LoggedVerdict {
  const { verdict, vendorName, coupleNames, decidedByName } = row;
  return {
    uuid: verdict.uuid,
    inquiryUuid: verdict.inquiryUuid,
    kind: verdict.kind,
    verdict: verdict.verdict,
    state: verdict.state,
    vendorName,
    coupleNames,
    decidedBy: nameOf(decidedByName),
    isYours: verdict.decidedBy === readerId,
    decidedAt: verdict.decidedAt.toISOString(),
    takesEffectAt: verdict.takesEffectAt.toISOString(),
  };
}
