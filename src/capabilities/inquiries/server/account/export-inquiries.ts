import { listChosenListingSettings, listChosenSettings } from '#capabilities/notices/server/index.ts';
import { type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import type { Tx } from '#platform/database/database.ts';
import { reasonLabel } from '../../rules/reason-label.ts';
import { coupleReader, readAuthor, readLine, readWords, vendorReader, wordsInFull } from '../read-words.ts';
import type { EventRow, InquiryRow } from '../store.ts';
import { listAttachmentsOf, listEventsOf, listOfWedding, listWrittenForVendors } from './account.store.ts';
import { collectInquiryNotes } from './inquiry-notes.ts';

/** An archive tells no more than the thread does on the screen. */
function writtenIn(inquiry: InquiryRow, event: EventRow) {
  const reader = coupleReader(inquiry);
  return {
    by: readAuthor(event.authorName, event.side, reader) || event.side,
    text: readWords(event.body, event.side, reader).text,
  };
}

async function exportTalks(
  tx: Tx,
  { weddingId, userId, allowed }: Membership,
  capabilities: readonly Capability[],
) {
  const rows = await listOfWedding(tx, weddingId);
  const uuids = rows.map(({ inquiry }) => inquiry.uuid);
  if (uuids.length === 0) return [];
  const events = await listEventsOf(tx, uuids);
  const files = await listAttachmentsOf(tx, uuids);
  const notes = await collectInquiryNotes(tx, capabilities, { inquiryUuids: uuids, allowed });
  return rows.map(({ inquiry, vendor }) => ({
    vendor,
    status: inquiry.status,
    weddingDate: inquiry.weddingDate,
    createdAt: inquiry.createdAt.toISOString(),
    ...notes(inquiry.uuid),
    events: events
      .filter(({ inquiryUuid }) => inquiryUuid === inquiry.uuid)
      .map((event) => ({
        type: event.type,
        ...writtenIn(inquiry, event),
        isYours: event.userId === userId,
        reason: reasonLabel(event.reason, event.side, 'COUPLE'),
        files: files
          .filter((file) => file.inquiryUuid === inquiry.uuid && file.eventSeq === event.seq)
          .filter(({ side }) => !coupleReader(inquiry).isCovered(side))
          .map(({ name }) => name),
        at: event.createdAt.toISOString(),
      })),
  }));
}

/** What the person's wedding has said to vendors, and what the person has said for a business, as plain JSON. */
export async function exportInquiries(tx: Tx, userId: string, capabilities: readonly Capability[]) {
  const membership = await membershipOf(tx, userId);
  const written = await listWrittenForVendors(tx, userId);
  return {
    inquiries: membership ? await exportTalks(tx, membership, capabilities) : [],
    writtenForVendors: written.map(({ createdAt, body, couple, connectedAt, vendor }) => ({
      vendor,
      couple: readLine(couple, 'COUPLE', vendorReader({ connectedAt }, true)),
      text: wordsInFull(body),
      at: createdAt.toISOString(),
    })),
    notifications: await listChosenSettings(tx, userId),
    notificationsByListing: await listChosenListingSettings(tx, userId),
  };
}
