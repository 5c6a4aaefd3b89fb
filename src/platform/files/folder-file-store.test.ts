import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { FileStore } from './file-store.port.ts';
import { createFolderFileStore } from './folder-file-store.ts';

let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ampersand-files-'));
  files = createFolderFileStore(folder, systemClock);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = (content: string) => new TextEncoder().encode(content);

async function read(
  key: string,
): Promise<{ content: string; contentType: string; size: number } | undefined> {
  const file = await files.get(key);
  return file && { content: await text(file.stream), contentType: file.contentType, size: file.size };
}

describe('a folder of files', () => {
  test('gives back what was put, from bytes or a stream', async () => {
    await files.put('albums/one/cover.webp', bytes('picture'), { contentType: 'image/webp' });
    await files.put('albums/one/notes.txt', Readable.from(['a ', 'note']), { contentType: 'text/plain' });
    expect(await read('albums/one/cover.webp')).toEqual({
      content: 'picture',
      contentType: 'image/webp',
      size: 7,
    });
    expect(await read('albums/one/notes.txt')).toEqual({
      content: 'a note',
      contentType: 'text/plain',
      size: 6,
    });
    expect(await files.exists('albums/one/cover.webp')).toBe(true);
  });

  test('keeps a type that the name does not tell, and forgets it with the file', async () => {
    await files.put('upload/42', bytes('{}'), { contentType: 'application/json' });
    expect((await read('upload/42'))?.contentType).toBe('application/json');
    await files.delete('upload/42');
    await files.put('upload/42.bin', bytes(''), { contentType: 'application/octet-stream' });
    expect(await read('upload/42')).toBeUndefined();
    expect((await read('upload/42.bin'))?.contentType).toBe('application/octet-stream');
  });

  test('replaces a file while an earlier reader finishes the old one', async () => {
    await files.put('page.html', bytes('old'), { contentType: 'text/html' });
    const old = await files.get('page.html');
    await files.put('page.html', bytes('brand new'), { contentType: 'text/html' });
    expect(old && (await text(old.stream))).toBe('old');
    expect((await read('page.html'))?.content).toBe('brand new');
  });

  test('leaves no part of a file whose stream broke', async () => {
    await files.put('kept.txt', bytes('whole'), { contentType: 'text/plain' });
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.put('kept.txt', broken, { contentType: 'text/plain' })).rejects.toThrow('went dead');
    expect((await read('kept.txt'))?.content).toBe('whole');
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });

  test('knows what it does not have', async () => {
    await files.put('solid.txt', bytes('x'), { contentType: 'text/plain' });
    for (const key of ['nothing.txt', 'albums', 'solid.txt/below']) {
      expect(await files.get(key)).toBeUndefined();
      expect(await files.exists(key)).toBe(false);
    }
    await files.delete('nothing.txt');
  });

  test.each([
    '../secret',
    'a/../../secret',
    'a/..',
    '/etc/passwd',
    'a//b',
    'a/.hidden',
    '.types/a',
    '',
    'A.txt',
    'a\\b',
    'a\0b',
    'x'.repeat(513),
  ])('refuses the key %j', async (key) => {
    await expect(files.put(key, bytes('x'), { contentType: 'text/plain' })).rejects.toThrow('not usable');
    await expect(files.get(key)).rejects.toThrow('not usable');
    await expect(files.delete(key)).rejects.toThrow('not usable');
    await expect(files.exists(key)).rejects.toThrow('not usable');
  });
});
