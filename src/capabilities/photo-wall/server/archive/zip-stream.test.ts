import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ArchiveEntry } from './archive-parts.ts';
import { zipBytes } from './zip-bytes.ts';
import { zipStream } from './zip-stream.ts';

const AT = new Date('2031-09-13T20:00:00Z');
const contents = new Map([
  ['a', Buffer.alloc(200_000, 'a')],
  ['b', Buffer.from('b')],
  ['c', Buffer.alloc(70_001, 'c')],
]);
const entries: ArchiveEntry[] = [...contents].map(([key, content], place) => ({
  ...{ name: `000${place} Zoë.webp`, key, bytes: content.byteLength, at: AT },
}));

function storeOf(opened: string[] = []) {
  return {
    get: async (key: string) => {
      opened.push(key);
      const content = contents.get(key);
      return content && { stream: Readable.from([content]), contentType: 'image/webp', size: content.length };
    },
  };
}

describe('a zip file of photos', () => {
  it('is as long as was said before, and has every photo whole', async () => {
    const zip = await buffer(zipStream(storeOf(), entries));
    expect(zip.byteLength).toBe(zipBytes(entries));
    const files = Object.entries(unzipSync(zip));
    expect(files.map(([name, content]) => [name, Buffer.from(content)])).toEqual(
      entries.map(({ name, key }) => [name, contents.get(key)]),
    );
  });

  it('is empty of nothing', async () => {
    const zip = await buffer(zipStream(storeOf(), []));
    expect(zip.byteLength).toBe(zipBytes([]));
  });

  it('opens the next photo when the one before was read, and not earlier', async () => {
    const opened: string[] = [];
    const stream = zipStream(storeOf(opened), entries);
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    expect(opened).not.toContain('c');
    stream.destroy();
  });

  it('breaks off where a photo is gone or is another', async () => {
    for (const change of [{ key: 'none' }, { bytes: 5 }]) {
      const broken = entries.map((entry, place) => (place === 1 ? { ...entry, ...change } : entry));
      await expect(buffer(zipStream(storeOf(), broken))).rejects.toThrow('is gone');
    }
  });
});
