import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import type { UploadItem } from '#ui/upload/upload-queue.ts';

/** However often it were sent, it would not be taken. */
export function isRefused({ status, canRetry }: UploadItem): boolean {
  return status === 'failed' && !canRetry;
}

/** What can be added to a message. Only a file that is taken needs room; one that is refused is shown, to say why. */
export function filesWithRoom(
  files: readonly File[],
  items: readonly UploadItem[],
  isWelcome: (file: File) => boolean,
): File[] {
  let room = ATTACHMENT_LIMITS.perMessage - items.filter((item) => !isRefused(item)).length;
  return files.filter((file) => !isWelcome(file) || room-- > 0);
}
