import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import { ApiError } from './api-error.ts';
import { requestHeaders, sendPersistently } from './send-request.ts';

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}

async function sendOnce<Answer>(
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const headers = await requestHeaders('POST');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    // What it is, the server tells by its first bytes.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = answerOf(request);
      if (request.status === 200) resolve(answer as Answer);
      else reject(new ApiError(request.status, answer as ApiError['body']));
    });
    request.addEventListener('error', () => reject(new Error('The connection was lost. Try again.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Beside the contract's client, because only this old way of asking tells how much of a file has gone out. */
export function sendFile<Answer>(address: string, file: File, options: UploadOptions): Promise<Answer> {
  return sendPersistently(() => sendOnce<Answer>(address, file, options));
}
