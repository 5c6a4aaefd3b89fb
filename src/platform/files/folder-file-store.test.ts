import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FSDriver } from 'flydrive/drivers/fs';
import { expect, test, vi } from 'vitest';
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

test('nothing of a file whose type found no room on the disk is left in the folder', async () => {
  const { folder, files, close } = await openFolder();
  const put = FSDriver.prototype.put;
  vi.spyOn(FSDriver.prototype, 'put').mockImplementation(async function (this: FSDriver, key, content) {
    const isType = content === 'application/pdf';
    await put.call(this, key, isType ? 'appl' : content);
    if (isType) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  await expect(files.put('plan/one', bytes('%PDF'), { contentType: 'application/pdf' })).rejects.toThrow();
  vi.restoreAllMocks();
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  await close();
});

test('what a killed process left unfinished goes with a later start, and what is being written stays', async () => {
  const { folder, close } = await openFolder();
  const unfinished = path.join(folder, '.unfinished');
  await mkdir(unfinished);
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ['old.jpg', 'new.jpg']) await writeFile(path.join(unfinished, name), 'half');
  await utimes(path.join(unfinished, 'old.jpg'), yesterday, yesterday);
  createFolderFileStore(folder, systemClock);
  await vi.waitFor(async () => expect(await readdir(unfinished)).toEqual(['new.jpg']));
  await close();
});
