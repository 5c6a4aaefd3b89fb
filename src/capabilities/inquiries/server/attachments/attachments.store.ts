import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { inquiries, inquiryAttachments } from '../../tables.ts';

export type AttachmentRow = typeof inquiryAttachments.$inferSelect;

/** Uploads of one person run one after the other as far as they are counted. */
export async function lockUploader(tx: Tx, userId: string): Promise<void> {
  await lockName(tx, `inquiry-uploads:${userId}`);
}

export async function countLoose(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(inquiryAttachments)
    .where(and(eq(inquiryAttachments.uploadedBy, userId), isNull(inquiryAttachments.eventSeq)));
  return row?.count ?? 0;
}

export async function insertAttachment(tx: Tx, attachment: AttachmentRow): Promise<void> {
  await tx.insert(inquiryAttachments).values(attachment);
}

/** A file with its inquiry, and what the asking person may do on either side of it. */
export async function findAttachmentFor(tx: Tx, userId: string, uuid: string) {
  const [row] = await tx
    .select({
      attachment: inquiryAttachments,
      readyAt: inquiries.readyAt,
      connectedAt: inquiries.connectedAt,
      coupleRole: weddingMembers.role,
      vendorRole: storefrontMembers.role,
    })
    .from(inquiryAttachments)
    .innerJoin(inquiries, eq(inquiries.uuid, inquiryAttachments.inquiryUuid))
    .leftJoin(
      weddingMembers,
      and(eq(weddingMembers.weddingId, inquiries.weddingId), eq(weddingMembers.userId, userId)),
    )
    .leftJoin(
      storefrontMembers,
      and(eq(storefrontMembers.storefrontId, inquiries.storefrontId), eq(storefrontMembers.userId, userId)),
    )
    .where(eq(inquiryAttachments.uuid, uuid));
  if (!row) return undefined;
  const { coupleRole, vendorRole: role, ...rest } = row;
  const vendorAllowed = role ? withStorefrontAbilities({ role }).allowed : [];
  return { ...rest, isCouple: coupleRole !== null, vendorAllowed };
}

export type AttachmentView = NonNullable<Awaited<ReturnType<typeof findAttachmentFor>>>;

/** Deletes one that never became part of a message; true also where there is no such row at all. */
export async function dropLoose(tx: Tx, uuid: string): Promise<boolean> {
  await tx
    .delete(inquiryAttachments)
    .where(and(eq(inquiryAttachments.uuid, uuid), isNull(inquiryAttachments.eventSeq)));
  const kept = await tx
    .select({ uuid: inquiryAttachments.uuid })
    .from(inquiryAttachments)
    .where(eq(inquiryAttachments.uuid, uuid));
  return kept.length === 0;
}

type Dropped = { uuid: string; inquiryUuid: string };
const dropped = { uuid: inquiryAttachments.uuid, inquiryUuid: inquiryAttachments.inquiryUuid };

/** What the couple has sent or uploaded in these inquiries. */
export function deleteCoupleAttachments(tx: Tx, inquiryUuids: string[]): Promise<Dropped[]> {
  return tx
    .delete(inquiryAttachments)
    .where(and(inArray(inquiryAttachments.inquiryUuid, inquiryUuids), eq(inquiryAttachments.side, 'COUPLE')))
    .returning(dropped);
}

export function deleteLooseOf(tx: Tx, userId: string): Promise<Dropped[]> {
  return tx
    .delete(inquiryAttachments)
    .where(and(eq(inquiryAttachments.uploadedBy, userId), isNull(inquiryAttachments.eventSeq)))
    .returning(dropped);
}
