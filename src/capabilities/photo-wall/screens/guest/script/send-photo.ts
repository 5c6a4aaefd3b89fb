import type { OwnPhoto } from '../../../contract/guest-wall.contract.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import type { Outcome } from './upload-queue.ts';

/** A photo on a line that goes nowhere is sent again. */
const LONGEST_MS = 150_000;

type Refusal = { error?: { code?: string } };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function outcomeOf(request: XMLHttpRequest): Outcome<OwnPhoto> {
  const { status } = request;
  const body = readJson(request.responseText);
  if (status === 200 && body) return { kind: 'sent', photo: body as OwnPhoto };
  if (status === 404) return { kind: 'gone' };
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return { kind: 'refused', reason: (body as Refusal | undefined)?.error?.code ?? '' };
  const after = Number(request.getResponseHeader('retry-after'));
  return { kind: 'later', ...(after > 0 && { afterMs: after * 1_000 }) };
}

/** Drawn once, however often it is sent: the same bytes are the same photo. */
const drawn = new WeakMap<File, Promise<Blob>>();

/** By the older way to ask: the newer one does not say how much of a photo has gone. */
export async function sendPhoto(
  file: File,
  { address, device, name }: { address: string; device: string; name: string },
  onPart: (part: number) => void,
): Promise<Outcome<OwnPhoto>> {
  const shrinking = drawn.get(file) ?? shrinkPhoto(file);
  drawn.set(file, shrinking);
  const photo = await shrinking;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${address}/photos${name && `?name=${encodeURIComponent(name)}`}`);
    request.timeout = LONGEST_MS;
    request.setRequestHeader('content-type', photo.type || 'application/octet-stream');
    request.setRequestHeader('x-device-key', device);
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve(outcomeOf(request));
    request.send(photo);
  });
}
