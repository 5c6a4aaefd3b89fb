import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPages, type TestPages } from '../testing/test-pages.ts';
import { registerFiles } from './register-files.ts';

let folder: string;
let pages: TestPages;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ampersand-files-'));
  await writeFile(path.join(folder, 'page-1a2b3c.js'), 'export const answer = 42;');
  pages = await openTestPages({}, { registerAssets: (app) => registerFiles(app, folder) });
  address = await pages.app.listen({ port: 0, host: '127.0.0.1' });
});

/** The address as it is written: whoever parses it first would make another one of it. */
async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { hostname, port } = new URL(address);
  get({ hostname, port, path: url, headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  }).on('error', reject);
  return promise;
}
afterAll(async () => {
  await pages.close();
  await rm(folder, { recursive: true, force: true });
});

const FILE = '/assets/page-1a2b3c.js';

describe('files', () => {
  it.each([
    '/assets/%00',
    '/assets/%2e%2e',
    '/assets/%2e%2e/',
    '/assets/%2e%2e/package.json',
    '/assets/..%2fpackage.json',
    '/assets/..%5cpackage.json',
    '/assets/page-1a2b3c.js%00',
    '/assets/%',
    '/assets/',
    '/assets/.env',
    `/assets/${'a'.repeat(300)}.js`,
    `/assets/${'a/'.repeat(2_000)}`,
  ])('that are not there are not found: %s', async (url) => {
    expect([400, 403, 404, 414]).toContain(await statusOf(url));
  });

  it.each([
    [{ range: 'bytes=9-2' }, [200, 416]],
    [{ range: 'bytes=-' }, [200, 416]],
    [{ range: 'bytes=abc' }, [200, 416]],
    [{ range: 'bytes=99999999999999999999-' }, [416]],
    [{ range: `bytes=${'0-1,'.repeat(500)}0-1` }, [200, 206, 416]],
    [{ 'if-match': '\u00ff"' }, [412, 200]],
    [{ 'if-match': '"nothing"' }, [412]],
    [{ 'if-none-match': '"'.repeat(1_000) }, [200]],
    [{ 'if-modified-since': 'the day before yesterday' }, [200]],
    [{ 'if-unmodified-since': 'never' }, [200, 412]],
    [{ 'if-range': '\u0080' }, [200]],
  ])('are no fault of ours when asked for with %j', async (headers, statuses) => {
    expect(statuses).toContain(await statusOf(FILE, headers));
  });
});
