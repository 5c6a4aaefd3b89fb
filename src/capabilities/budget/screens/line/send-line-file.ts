import { sendFile } from '#app/send-file.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { BudgetAnswer } from '../../contract.ts';

/** With how much of it has gone out. */
export function sendLineFile(lineUuid: string, file: File, options: UploadOptions) {
  const address = `/web-api/v1/budget/lines/${lineUuid}/files/${encodeURIComponent(file.name)}`;
  return sendFile<BudgetAnswer['files'][number]>(address, file, options);
}
