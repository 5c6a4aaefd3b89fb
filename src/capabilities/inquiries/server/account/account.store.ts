import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { asWritten } from '../../rules/written-words.ts';
import { inquiries, inquiryAttachments, inquiryEvents } from '../../tables.ts';
import type { InquiryRow } from '../store.ts';

/** Every inquiry of a wedding, open or ended, with the business it went to; the oldest first. */
export function listOfWedding(tx: Tx, weddingId: string) {
  return tx
    .select({ inquiry: inquiries, vendor: storefronts.name })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(eq(inquiries.weddingId, weddingId))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.uuid));
}

export function listEventsOf(tx: Tx, inquiryUuids: string[]) {
  return tx
    .select()
    .from(inquiryEvents)
    .where(inArray(inquiryEvents.inquiryUuid, inquiryUuids))
    .orderBy(inquiryEvents.inquiryUuid, inquiryEvents.seq);
}

export function listAttachmentsOf(tx: Tx, inquiryUuids: string[]) {
  return tx
    .select()
    .from(inquiryAttachments)
    .where(inArray(inquiryAttachments.inquiryUuid, inquiryUuids))
    .orderBy(inquiryAttachments.createdAt, inquiryAttachments.uuid);
}

/** What this person has written for a business, the oldest first. */
export function listWrittenForVendors(tx: Tx, userId: string) {
  return tx
    .select({
      vendor: storefronts.name,
      couple: inquiries.coupleNames,
      connectedAt: inquiries.connectedAt,
      body: inquiryEvents.body,
      createdAt: inquiryEvents.createdAt,
    })
    .from(inquiryEvents)
    .innerJoin(inquiries, eq(inquiries.uuid, inquiryEvents.inquiryUuid))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(and(eq(inquiryEvents.userId, userId), eq(inquiryEvents.side, 'VENDOR')))
    .orderBy(asc(inquiryEvents.createdAt), asc(inquiryEvents.uuid));
}

export async function hasInquiries(tx: Tx, weddingId: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(eq(inquiries.weddingId, weddingId))
    .limit(1);
  return rows.length > 0;
}

/** In the order everybody locks several in. */
export function lockOfWedding(tx: Tx, weddingId: string): Promise<InquiryRow[]> {
  return tx
    .select()
    .from(inquiries)
    .where(eq(inquiries.weddingId, weddingId))
    .orderBy(asc(inquiries.storefrontId), asc(inquiries.uuid))
    .for('no key update');
}

/** The couple's words go; that something was said, and when, stays with whom it was said to. */
export async function emptyCoupleWords(tx: Tx, inquiryUuids: string[]): Promise<void> {
  await tx
    .update(inquiryEvents)
    .set({ body: asWritten(''), authorName: '', userId: null })
    .where(and(inArray(inquiryEvents.inquiryUuid, inquiryUuids), eq(inquiryEvents.side, 'COUPLE')));
}

export async function forgetEventAuthor(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(inquiryEvents)
    .set({ userId: null, authorName: '' })
    .where(eq(inquiryEvents.userId, userId));
}

export async function forgetUploader(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(inquiryAttachments)
    .set({ uploadedBy: null })
    .where(and(eq(inquiryAttachments.uploadedBy, userId), sql`${inquiryAttachments.eventSeq} is not null`));
}
