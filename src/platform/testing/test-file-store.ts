import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#platform/files/file-store.port.ts';

type OpenStore = { files: FileStore; close(): Promise<void> };

const bytes = (content: string) => new TextEncoder().encode(content);

/** What every file store must do, whatever it is made of. */
export function describeFileStore(name: string, open: () => Promise<OpenStore>): void {
  let store: OpenStore;
  let files: FileStore;
  beforeAll(async () => {
    store = await open();
    files = store.files;
  });
  afterAll(() => store.close());

  async function read(key: string) {
    const file = await files.get(key);
    return file && { content: await text(file.stream), contentType: file.contentType, size: file.size };
  }

  describe(name, () => {
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

    test('keeps every byte of a large stream', async () => {
      const block = Buffer.alloc(64 * 1024, 'ampersand ');
      const blocks = Array.from({ length: 48 }, () => block);
      await files.put('large.bin', Readable.from(blocks), { contentType: 'application/octet-stream' });
      const large = await read('large.bin');
      expect(large?.size).toBe(48 * block.length);
      expect(large?.content === Buffer.concat(blocks).toString()).toBe(true);
    });

    test('keeps a type that the name does not tell, and forgets it with the file', async () => {
      await files.put('upload/42', bytes('{}'), { contentType: 'application/json' });
      expect((await read('upload/42'))?.contentType).toBe('application/json');
      await files.delete('upload/42');
      await files.put('upload/42.bin', bytes(''), { contentType: 'application/octet-stream' });
      expect(await read('upload/42')).toBeUndefined();
      expect(await read('upload/42.bin')).toEqual({
        content: '',
        contentType: 'application/octet-stream',
        size: 0,
      });
    });

    test('replaces a file and its type', async () => {
      await files.put('page.html', bytes('old'), { contentType: 'application/xhtml+xml' });
      await files.put('page.html', bytes('brand new'), { contentType: 'text/html' });
      expect(await read('page.html')).toEqual({ content: 'brand new', contentType: 'text/html', size: 9 });
    });

    test('keeps the file that was there when a stream breaks', async () => {
      await files.put('kept.txt', bytes('whole'), { contentType: 'text/plain' });
      const broken = Readable.from(
        (async function* () {
          yield 'half';
          throw new Error('the line went dead');
        })(),
      );
      await expect(files.put('kept.txt', broken, { contentType: 'text/plain' })).rejects.toThrow('went dead');
      expect((await read('kept.txt'))?.content).toBe('whole');
    });

    test('knows what it does not have', async () => {
      await files.put('solid.txt', bytes('x'), { contentType: 'text/plain' });
      await files.put('shelf/book.txt', bytes('x'), { contentType: 'text/plain' });
      for (const key of ['nothing.txt', 'shelf', 'solid.txt/below']) {
        expect(await files.get(key)).toBeUndefined();
        expect(await files.exists(key)).toBe(false);
      }
    });

    test('deletes a file once, and once more without complaint', async () => {
      await files.put('brief.txt', bytes('x'), { contentType: 'text/plain' });
      await files.delete('brief.txt');
      await files.delete('brief.txt');
      expect(await files.exists('brief.txt')).toBe(false);
    });

    test('deletes all that lies below a path and nothing beside it', async () => {
      const below = Array.from({ length: 20 }, (_, number) => `set/one/deep/${number}`);
      const beside = ['set/one.txt', 'set/one-more/a', 'set/two/a'];
      for (const key of [...below, ...beside])
        await files.put(key, bytes(key), { contentType: 'image/webp' });
      await files.deleteBelow('set/one');
      await files.deleteBelow('set/one');
      await files.deleteBelow('set/one.txt');
      for (const key of below) expect(await files.exists(key)).toBe(false);
      for (const key of beside) expect((await read(key))?.content).toBe(key);
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
      await expect(files.deleteBelow(key)).rejects.toThrow('not usable');
      await expect(files.exists(key)).rejects.toThrow('not usable');
    });
  });
}
