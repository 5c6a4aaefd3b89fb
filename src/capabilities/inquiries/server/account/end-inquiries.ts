import type { Tx } from '#platform/database/database.ts';
import { inquiriesForgotten } from '../../events.ts';
import { isActive, isIncoming } from '../../rules/inquiry-states.ts';
import { asWritten } from '../../rules/written-words.ts';
import { queueFileDeletion } from '../attachments/attachment-files.ts';
import { deleteCoupleAttachments } from '../attachments/attachments.store.ts';
import { changeInquiry } from '../change-inquiry.ts';
import type { InquiryRow } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { emptyCoupleWords, lockOfWedding } from './account.store.ts';

const DELETED_COUPLE = 'Deleted couple';

/** A day that was booked comes free, and the vendor is told, by the same step as any other ending. */
async function closeInquiry(tx: Tx, deps: ActDeps, inquiry: InquiryRow): Promise<InquiryRow> {
  if (!isActive(inquiry.status)) return inquiry;
  const action = isIncoming(inquiry.status) ? 'withdraw' : 'close';
  const closed = await takeStep(tx, deps, inquiry, { action, side: 'COUPLE', confirm: true });
  if (!closed.ok) throw new Error(closed.failure.message);
  return closed.value;
}

/** Detached here and not by the wedding's deletion, which could not do it to rows that this transaction has changed. */
async function forgetCouple(tx: Tx, deps: ActDeps, inquiry: InquiryRow): Promise<void> {
  const isCouplesNote = inquiry.closeEventType === 'CANCEL' || inquiry.closeEventType === 'DISMISS';
  await changeInquiry(tx, deps, inquiry, {
    weddingId: null,
    requestUuid: null,
    coupleNames: DELETED_COUPLE,
    ...(inquiry.lastMessageBy === 'COUPLE' && { lastMessageText: asWritten('') }),
    ...(isCouplesNote && inquiry.lastEventType !== 'SYSTEM_VENDOR_CANCEL' && { closeNote: asWritten('') }),
  });
}

/** When a wedding ends: what is open is closed, and the couple's words and files go with it. */
export async function endInquiries(tx: Tx, deps: ActDeps, weddingId: string): Promise<void> {
  const inquiries = await lockOfWedding(tx, weddingId);
  if (inquiries.length === 0) return;
  for (const inquiry of inquiries) await forgetCouple(tx, deps, await closeInquiry(tx, deps, inquiry));
  const uuids = inquiries.map(({ uuid }) => uuid);
  await emptyCoupleWords(tx, uuids);
  await deps.events.emit(tx, inquiriesForgotten, { inquiryUuids: uuids });
  await queueFileDeletion(tx, await deleteCoupleAttachments(tx, uuids));
}
