import { roleAllows } from '#capabilities/weddings/rules/member-roles.ts';
import { type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { reasonLabel } from '../rules/reason-label.ts';
import {
  listAttachmentsOf,
  listBookingsOf,
  listEventsOf,
  listOfWedding,
  listPaymentsOf,
  listSettingsOf,
  listWrittenForVendors,
} from './account.store.ts';
import { coupleReader, readAuthor, readLine, readWords, vendorReader, wordsInFull } from './read-words.ts';
import type { EventRow, InquiryRow } from './store.ts';

async function exportBookings(tx: Tx, uuids: string[], role: Membership['role']) {
  const seesMoney = roleAllows(role, 'see-budget');
  const payments = seesMoney ? await listPaymentsOf(tx, uuids) : [];
  const rows = await listBookingsOf(tx, uuids);
  return new Map(
    rows.map(({ inquiryUuid, updatedAt: _, totalCents, ...notes }) => [
      inquiryUuid,
      {
        ...notes,
        totalCents: seesMoney ? totalCents : null,
        payments: payments
          .filter((payment) => payment.inquiryUuid === inquiryUuid)
          .map(({ label, amountCents, dueOn, paidOn }) => ({ label, amountCents, dueOn, paidOn })),
      },
    ]),
  );
}

/** An archive tells no more than the thread does on the screen. */
function writtenIn(inquiry: InquiryRow, event: EventRow) {
  const reader = coupleReader(inquiry);
  return {
    by: readAuthor(event.authorName, event.side, reader) || event.side,
    text: readWords(event.body, event.side, reader).text,
  };
}

async function exportTalks(tx: Tx, { weddingId, userId, role }: Membership) {
  const rows = await listOfWedding(tx, weddingId);
  const uuids = rows.map(({ inquiry }) => inquiry.uuid);
  if (uuids.length === 0) return [];
  const events = await listEventsOf(tx, uuids);
  const files = await listAttachmentsOf(tx, uuids);
  const bookings = await exportBookings(tx, uuids, role);
  return rows.map(({ inquiry, vendor }) => ({
    vendor,
    status: inquiry.status,
    weddingDate: inquiry.weddingDate,
    createdAt: inquiry.createdAt.toISOString(),
    booking: bookings.get(inquiry.uuid) ?? null,
    events: events
      .filter(({ inquiryUuid }) => inquiryUuid === inquiry.uuid)
      .map((event) => ({
        type: event.type,
        ...writtenIn(inquiry, event),
        isYours: event.userId === userId,
        reason: reasonLabel(event.reason, event.side),
        files: files
          .filter((file) => file.inquiryUuid === inquiry.uuid && file.eventSeq === event.seq)
          .filter(({ side }) => !coupleReader(inquiry).isCovered(side))
          .map(({ name }) => name),
        at: event.createdAt.toISOString(),
      })),
  }));
}

/** What the person's wedding has said to vendors, and what the person has said for a business, as plain JSON. */
export async function exportInquiries(tx: Tx, userId: string) {
  const membership = await membershipOf(tx, userId);
  const written = await listWrittenForVendors(tx, userId);
  return {
    inquiries: membership ? await exportTalks(tx, membership) : [],
    writtenForVendors: written.map(({ createdAt, body, couple, connectedAt, vendor }) => ({
      vendor,
      couple: readLine(couple, 'COUPLE', vendorReader({ connectedAt }, true)),
      text: wordsInFull(body),
      at: createdAt.toISOString(),
    })),
    notifications: await listSettingsOf(tx, userId),
  };
}
