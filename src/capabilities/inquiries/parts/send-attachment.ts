import { sendFile } from '#app/send-file.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { ThreadEvent } from '../contract/fields.ts';

export type Attachment = ThreadEvent['attachments'][number];

/** The end of a name says what it is, so a long one loses its middle. */
export function shortName(name: string): string {
  const longest = ATTACHMENT_LIMITS.nameLength;
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - ending.length - 1)}…${ending}`;
}

export function sendAttachment(inquiryUuid: string, file: File, options: UploadOptions): Promise<Attachment> {
  const name = encodeURIComponent(shortName(file.name));
  return sendFile(`/web-marketplace-api/v1/inquiry-attachment/${inquiryUuid}/${name}`, file, options);
}
