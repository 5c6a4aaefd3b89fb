import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { assertFileKey } from './file-key.ts';
import type { FileStore, StoredFile } from './file-store.port.ts';
import { errorCodeOf, listedKeysOf } from './s3-answer.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const UNKNOWN_TYPE = 'application/octet-stream';
const PATIENCE_MS = 30_000;
/** A large file takes its time: a second more for each of these. */
const BYTES_PER_SECOND = 1024 * 1024;
/** After the first attempt, when the bucket is busy or stumbles. */
const RETRIES = 2;
const DELETES_AT_ONCE = 8;

type Body = { content: Blob | Uint8Array<ArrayBuffer>; size: number; sha256: string };
type SendOptions = { headers?: Record<string, string>; body?: Body };

/** For production: any server that speaks the S3 protocol, addressed by path so that every one of them understands. */
export function createS3FileStore(settings: S3Settings, patienceMs = PATIENCE_MS): FileStore {
  const { accessKeyId, secretAccessKey, region, bucket } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** Waits a limited time for the answer to begin. The body of the answer may then take as long as its reader. */
  const send = async (method: string, place: string, { headers, body }: SendOptions = {}) => {
    const patience = new AbortController();
    const limit = patienceMs + ((body?.size ?? 0) / BYTES_PER_SECOND) * 1000;
    const timer = setTimeout(() => patience.abort(new Error('The bucket did not answer in time.')), limit);
    try {
      return await client.fetch(root + place, {
        method,
        signal: patience.signal,
        redirect: 'error',
        headers: { ...headers, ...(body && { 'x-amz-content-sha256': body.sha256 }) },
        ...(body && { body: body.content }),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  const put = async (key: string, body: Body, contentType: string) => {
    await settle(await send('PUT', `/${key}`, { headers: { 'content-type': contentType }, body }));
  };

  const read = async (key: string): Promise<StoredFile | undefined> => {
    const response = await send('GET', `/${key}`);
    if (!response.ok || !response.body) return settle(response);
    return {
      stream: Readable.from(response.body),
      contentType: response.headers.get('content-type') ?? UNKNOWN_TYPE,
      size: Number(response.headers.get('content-length')),
    };
  };

  const remove = async (key: string) => settle(await send('DELETE', `/${key}`));

  const listBelow = async (folderKey: string): Promise<string[]> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folderKey}/` });
    const response = await send('GET', `?${query}`);
    if (response.ok) return listedKeysOf(await response.text());
    await settle(response);
    return [];
  };

  return {
    put: async (key, content, { contentType }) => {
      assertFileKey(key);
      if (content instanceof Readable) await spool(content, (body) => put(key, body, contentType));
      else await put(key, bodyOf(content), contentType);
    },
    get: async (key) => {
      assertFileKey(key);
      return read(key);
    },
    delete: async (key) => {
      assertFileKey(key);
      await remove(key);
    },
    deleteBelow: async (folderKey) => {
      assertFileKey(folderKey);
      // A listing holds a thousand keys at most; what is deleted is not listed again.
      for (let keys = await listBelow(folderKey); keys.length > 0; keys = await listBelow(folderKey)) {
        while (keys.length > 0) await Promise.all(keys.splice(0, DELETES_AT_ONCE).map(remove));
      }
    },
    exists: async (key) => {
      assertFileKey(key);
      const response = await send('HEAD', `/${key}`);
      if (response.status === 404) return false;
      await settle(response);
      return true;
    },
  };
}

function bodyOf(content: Uint8Array): Body {
  const bytes = content as Uint8Array<ArrayBuffer>;
  return {
    content: bytes,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** A bucket wants to know size and hash before the first byte, so a stream is written down first. */
async function spool(content: Readable, use: (body: Body) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-put-'));
  const file = path.join(folder, 'content');
  try {
    await pipeline(content, createWriteStream(file));
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const { size } = await stat(file);
    await use({ content: await openAsBlob(file), size, sha256: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Done, or not there, which is no failure. Any other error throws, and names neither key nor secret. */
async function settle(response: Response): Promise<undefined> {
  if (response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  const code = errorCodeOf(await response.text());
  if (response.status === 404 && code === 'NoSuchKey') return undefined;
  throw new Error(`The bucket answered ${response.status}${code ? ` (${code})` : ''}.`);
}
