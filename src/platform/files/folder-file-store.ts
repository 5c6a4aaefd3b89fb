import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Clock } from '#platform/clock.ts';
import { assertFileKey } from './file-key.ts';
import type { FileStore, StoredFile } from './file-store.port.ts';

const UNKNOWN_TYPE = 'application/octet-stream';
/** Hidden names that no key can have. */
const UNFINISHED = '.unfinished';
const TYPES = '.types';

/** The embedded default. Two processes on one machine may share the folder. */
export function createFolderFileStore(folder: string, clock: Clock): FileStore {
  const driver = new FSDriver({ location: folder, visibility: 'private' });
  const locate = (key: string) => path.join(folder, key);

  /** A file is complete before it gets its name, so nobody reads half of it. */
  const write = async (key: string, content: Uint8Array | Readable, contentType: string) => {
    const draft = `${UNFINISHED}/${clock.uuid()}${path.extname(key)}`;
    try {
      if (content instanceof Readable) await driver.putStream(draft, content);
      else await driver.put(draft, content);
      const { contentType: typeByName } = await driver.getMetaData(draft);
      await keepType(key, contentType === typeByName ? undefined : contentType);
      await mkdir(path.dirname(locate(key)), { recursive: true });
      await rename(locate(draft), locate(key));
    } catch (error) {
      await driver.delete(draft);
      throw error;
    }
  };

  /** A folder has no place for the type, so one that the name does not tell is kept in a file of its own. */
  const keepType = async (key: string, contentType: string | undefined) => {
    if (contentType) await driver.put(`${TYPES}/${key}`, contentType);
    else await driver.delete(`${TYPES}/${key}`);
  };

  const read = async (key: string): Promise<StoredFile | undefined> => {
    // One handle for size and content, so that they belong together even if the file is replaced meanwhile.
    const handle = await unlessMissing(open(locate(key)));
    if (!handle) return undefined;
    const stats = await handle.stat();
    if (!stats.isFile()) {
      await handle.close();
      return undefined;
    }
    const contentType = await readType(key);
    return { stream: handle.createReadStream(), contentType, size: stats.size };
  };

  const readType = async (key: string): Promise<string> => {
    const kept = await unlessMissing(readFile(locate(`${TYPES}/${key}`), 'utf8'));
    return kept ?? (await unlessMissing(driver.getMetaData(key)))?.contentType ?? UNKNOWN_TYPE;
  };

  return {
    put: async (key, content, { contentType }) => {
      assertFileKey(key);
      await write(key, content, contentType);
    },
    get: async (key) => {
      assertFileKey(key);
      return read(key);
    },
    delete: async (key) => {
      assertFileKey(key);
      await rm(locate(key), { force: true });
      await keepType(key, undefined);
    },
    deleteBelow: async (folderKey) => {
      assertFileKey(folderKey);
      const below = (name: string) => `${locate(name)}${path.sep}`;
      for (const each of [below(folderKey), below(`${TYPES}/${folderKey}`)]) {
        await unlessMissing(rm(each, { recursive: true, force: true }));
      }
    },
    exists: async (key) => {
      assertFileKey(key);
      return (await unlessMissing(driver.exists(key))) ?? false;
    },
  };
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
