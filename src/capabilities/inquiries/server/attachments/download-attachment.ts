import { fail, ok, type Result } from '#base/result.ts';
import { readAttachment } from '#capabilities/media/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { attachmentKey } from './attachment-files.ts';
import { type AttachmentView, findAttachmentFor } from './attachments.store.ts';

/** The couple's files tell who they are, so a vendor gets them with the contact and by the same roles. */
function mayReadAsVendor({ attachment, readyAt, connectedAt, vendorAllowed }: AttachmentView): boolean {
  if (!readyAt || !vendorAllowed.includes('read-leads')) return false;
  if (attachment.side === 'VENDOR') return true;
  return connectedAt !== null && vendorAllowed.includes('read-couple-contacts');
}

function mayRead(view: AttachmentView, userId: string): boolean {
  const { attachment, isCouple, connectedAt } = view;
  // Until it is sent, it is nobody's but who uploaded it.
  if (attachment.eventSeq === null && attachment.uploadedBy !== userId) return false;
  if (isCouple) return attachment.side === 'COUPLE' || connectedAt !== null;
  return mayReadAsVendor(view);
}

/** A file of a thread, for its two sides. */
export async function downloadAttachment(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const view = await findAttachmentFor(db, userId, uuid);
  const file =
    view && mayRead(view, userId)
      ? await readAttachment({ files }, { key: attachmentKey(view.attachment), ...view.attachment })
      : undefined;
  return file ? ok(file) : fail('attachment.not_found', 'This file is no longer available.');
}
