import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
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
/** Far longer than an upload may take. */
const LONGEST_WRITE_MS = 3_600_000;

/** The embedded default. Two processes on one machine may share the folder. */
export function createFolderFileStore(folder: string, clock: Clock): FileStore {
  const driver = new FSDriver({ location: folder, visibility: 'private' });
  const locate = (key: string) => path.join(folder, key);

  /** A file and its type are complete before they get their names, so nobody reads half of them. */
  const write = async (key: string, content: Uint8Array | Readable, contentType: string) => {
    const name = `${UNFINISHED}/${clock.uuid()}`;
    const draft = name + path.extname(key);
    const typeDraft = `${name}-type`;
    try {
      if (content instanceof Readable) await driver.putStream(draft, content);
      else await driver.put(draft, content);
      const { contentType: typeByName } = await driver.getMetaData(draft);
      if (contentType === typeByName) await forgetType(key);
      else {
        await driver.put(typeDraft, contentType);
        await giveName(typeDraft, `${TYPES}/${key}`);
      }
      await giveName(draft, key);
    } catch (error) {
      for (const each of [draft, typeDraft]) await driver.delete(each);
      throw error;
    }
  };

  const giveName = async (draft: string, key: string) => {
    await mkdir(path.dirname(locate(key)), { recursive: true });
    await rename(locate(draft), locate(key));
  };

  /** A folder has no place for the type, so one that the name does not tell is kept in a file of its own. */
  const forgetType = (key: string) => driver.delete(`${TYPES}/${key}`);

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

  void sweepUnfinished(locate(UNFINISHED), clock).catch(() => undefined);
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
      await forgetType(key);
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

/** What a process that was killed had begun to write. */
async function sweepUnfinished(folder: string, clock: Clock): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const file = path.join(folder, name);
    const stats = await unlessMissing(stat(file));
    if (stats && clock.now().getTime() - stats.mtimeMs > LONGEST_WRITE_MS) await rm(file, { force: true });
  }
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
