import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { describeFileStore } from '#platform/testing/test-file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';

const bytes = (content: string) => new TextEncoder().encode(content);

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-files-'));
  const files = createFolderFileStore(folder, systemClock);
  return { folder, files, close: () => rm(folder, { recursive: true, force: true }) };
}

describeFileStore('a folder of files', openFolder);

test('a reader finishes the old file while it is replaced', async () => {
  const { files, close } = await openFolder();
  await files.put('page.html', bytes('old'), { contentType: 'text/html' });
  const old = await files.get('page.html');
  await files.put('page.html', bytes('brand new'), { contentType: 'text/html' });
  expect(old && (await text(old.stream))).toBe('old');
  await close();
});

test('no part of a file whose stream broke is left in the folder', async () => {
  const { folder, files, close } = await openFolder();
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the line went dead');
    })(),
  );
  await expect(files.put('never.txt', broken, { contentType: 'text/plain' })).rejects.toThrow('went dead');
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  await close();
});
