import { sendFile } from '#app/send-file.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { Checklist } from '../../contract.ts';

/** The end of a name says what it is, so a long one loses its middle. */
function shortName(name: string): string {
  const longest = ATTACHMENT_LIMITS.nameLength;
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - ending.length - 1)}…${ending}`;
}

/** With how much of it has gone out. */
export function sendTaskFile(taskUuid: string, file: File, options: UploadOptions): Promise<Checklist> {
  const name = encodeURIComponent(shortName(file.name));
  return sendFile<Checklist>(`/web-api/v1/checklist/tasks/${taskUuid}/files/${name}`, file, options);
}
