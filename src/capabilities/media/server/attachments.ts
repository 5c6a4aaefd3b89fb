import { buffer } from 'node:stream/consumers';
import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { attachmentTypeOf, safeFileName } from '../rules/attachment-file.ts';
import {
  type AttachmentType,
  HARMFUL_ATTACHMENT,
  WRONG_ATTACHMENT_TYPE,
} from '../rules/attachment-limits.ts';
import { inspectPicture, refusePicture } from './inspect-picture.ts';
import { plainCopy } from './plain-copy.ts';

type Files = Pick<Platform, 'files'>;

/**
 * A file that people attach to a record of another capability. That one keeps the row, knows who may read it, and names
 * the key; what a file is, what it is called and how it is kept is decided here.
 */
export type Attachment = { name: string; mediaType: AttachmentType; bytes: number };

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** A picture has to be one that could be uploaded as such, and is kept as a plain copy. A PDF stays as it is. */
async function keptContent(mediaType: AttachmentType, content: Uint8Array): Promise<Result<Uint8Array>> {
  if (mediaType === 'application/pdf') return ok(content);
  const inspected = await inspectPicture(content);
  if (!inspected.ok) return inspected;
  const plain = await plainCopy(content, FORMATS[mediaType]);
  return plain ? ok(plain) : refusePicture('picture.broken');
}

/** Told by the first bytes, whatever the file calls itself. What is to be kept may be other bytes than those that came. */
export async function inspectAttachment(
  { scanner, log }: Pick<Platform, 'scanner' | 'log'>,
  name: string,
  content: Uint8Array,
): Promise<Result<{ attachment: Attachment; content: Uint8Array }>> {
  const mediaType = attachmentTypeOf(content);
  if (!mediaType) return fail('attachment.wrong_type', WRONG_ATTACHMENT_TYPE);
  const verdict = await scanner.scan(content);
  if (!verdict.isHarmless) {
    log.warn({ found: verdict.found }, 'a file was refused by the scanner');
    return fail('attachment.harmful', HARMFUL_ATTACHMENT);
  }
  const kept = await keptContent(mediaType, content);
  if (!kept.ok) return kept;
  const attachment = { name: safeFileName(name, mediaType), mediaType, bytes: kept.value.length };
  return ok({ attachment, content: kept.value });
}

/** After its row is committed: of a process that is killed before, the owner's sweep knows. */
export async function keepAttachment(
  { files }: Files,
  { key, mediaType, content }: Pick<Attachment, 'mediaType'> & { key: string; content: Uint8Array },
): Promise<void> {
  await files.put(key, content, { contentType: mediaType });
}

export async function readAttachment(
  { files }: Files,
  { key, name, mediaType }: Pick<Attachment, 'name' | 'mediaType'> & { key: string },
): Promise<File | undefined> {
  const stored = await files.get(key);
  return stored && new File([await buffer(stored.stream)], name, { type: mediaType });
}

export async function deleteAttachments({ files }: Files, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key);
}
