import { fail, ok, type Result } from '#base/result.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import { storefrontMembershipOf } from '#capabilities/storefronts/server/index.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Attachment } from '../../contract/fields.ts';
import { actionsOf, type InquiryAction } from '../../rules/inquiry-actions.ts';
import { refusalOf } from '../../rules/refusals.ts';
import { inquiryMissing, roleForbids } from '../policy.ts';
import { findInquiry, type InquiryRow } from '../store.ts';
import { attachmentKey, queueSweep } from './attachment-files.ts';
import { countLoose, dropLoose, insertAttachment, lockUploader } from './attachments.store.ts';

type Side = 'COUPLE' | 'VENDOR';

/** With what a side writes to the other. */
const WRITING: Readonly<Record<Side, readonly InquiryAction[]>> = {
  COUPLE: ['couple-message'],
  VENDOR: ['vendor-message', 'connect'],
};

/** On which side of the inquiry this person may write; the same answers as for writing itself. */
async function writingSide(tx: Tx, userId: string, inquiry: InquiryRow): Promise<Result<Side>> {
  const membership = await membershipOf(tx, userId);
  if (membership && membership.weddingId === inquiry.weddingId) {
    return membership.allowed.includes('contact-vendors') ? ok('COUPLE') : roleForbids();
  }
  const member = inquiry.readyAt && (await storefrontMembershipOf(tx, inquiry.storefrontId, userId));
  if (!member) return inquiryMissing();
  return member.allowed.includes('move-leads') ? ok('VENDOR') : roleForbids();
}

async function demandWriting(tx: Tx, userId: string, inquiryUuid: string): Promise<Result<Side>> {
  const inquiry = await findInquiry(tx, inquiryUuid);
  if (!inquiry) return inquiryMissing();
  const side = await writingSide(tx, userId, inquiry);
  if (!side.ok) return side;
  const allowed = actionsOf(inquiry.status, side.value);
  const writing = WRITING[side.value];
  if (writing.some((action) => allowed.includes(action))) return side;
  return fail('inquiry.not_allowed', refusalOf(inquiry, writing[0] ?? 'couple-message'));
}

type Upload = { inquiryUuid: string; name: string; content: Uint8Array };

/** Keeps a file for the next message. What no message takes within a day goes again. */
export async function uploadAttachment(
  platform: Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>,
  { userId }: SignedInActor,
  { inquiryUuid, name, content }: Upload,
): Promise<Result<Attachment>> {
  const { db, clock, files } = platform;
  const inspected = await inspectAttachment(platform, name, content);
  if (!inspected.ok) return inspected;
  const attachment = { uuid: clock.uuid(), ...inspected.value.attachment };
  const file = { uuid: attachment.uuid, inquiryUuid };
  const begun = await transact(db, async (tx): Promise<Result<undefined>> => {
    await lockUploader(tx, userId);
    const side = await demandWriting(tx, userId, inquiryUuid);
    if (!side.ok) return side;
    if ((await countLoose(tx, userId)) >= ATTACHMENT_LIMITS.loose) {
      return fail('attachment.too_many', 'Too many files are waiting to be sent. Send or remove some first.');
    }
    const createdAt = clock.now();
    await insertAttachment(tx, {
      ...attachment,
      inquiryUuid,
      eventSeq: null,
      side: side.value,
      uploadedBy: userId,
      createdAt,
    });
    await queueSweep(tx, createdAt, file);
    return ok(undefined);
  });
  if (!begun.ok) return begun;
  const { mediaType } = attachment;
  try {
    await keepAttachment(
      { files },
      { key: attachmentKey(file), mediaType, content: inspected.value.content },
    );
  } catch (error) {
    // Should that fail as well, the sweep takes it.
    await dropLoose(db, attachment.uuid).catch(() => undefined);
    throw error;
  }
  return ok(attachment);
}
