import { ApiError } from '#app/api-error.ts';
import { requestHeaders, sendPersistently } from '#app/send-request.ts';
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

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}

async function sendOnce(
  inquiryUuid: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Attachment> {
  const headers = await requestHeaders('POST');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const name = encodeURIComponent(shortName(file.name));
    request.open('POST', `/web-marketplace-api/v1/inquiry-attachment/${inquiryUuid}/${name}`);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    // What it is, the server tells by its first bytes.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = answerOf(request);
      if (request.status === 200) resolve(answer as Attachment);
      else reject(new ApiError(request.status, answer as ApiError['body']));
    });
    request.addEventListener('error', () => reject(new Error('The connection was lost. Try again.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Beside the contract's client, because only this old way of asking tells how much of a file has gone out. */
export function sendAttachment(inquiryUuid: string, file: File, options: UploadOptions): Promise<Attachment> {
  return sendPersistently(() => sendOnce(inquiryUuid, file, options));
}
