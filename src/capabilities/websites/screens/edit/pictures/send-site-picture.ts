import { sendFile } from '#app/send-file.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { SitePicture } from '../writing-context.ts';

const ADDRESS = '/web-api/v1/website/pictures';

/** With how much of it has gone out. */
export function sendSitePicture(file: File, options: UploadOptions): Promise<SitePicture> {
  return sendFile<SitePicture>(ADDRESS, file, options);
}
