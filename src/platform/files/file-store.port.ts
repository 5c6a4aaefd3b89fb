import type { Readable } from 'node:stream';

export type StoredFile = {
  /** Has to be read to its end or destroyed. */
  stream: Readable;
  contentType: string;
  size: number;
};

/** Files by key, in a folder or a bucket. A key is a path in lower case, such as `albums/3f2a/cover.webp`. */
export type FileStore = {
  /** Replaces what is there. Readers see the old file or the new one, never a part. */
  put(key: string, content: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Deletes every file whose key begins with this path and a slash. */
  deleteBelow(path: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};
