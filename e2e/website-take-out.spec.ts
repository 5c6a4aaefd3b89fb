import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { guestPhone } from './support/inviting.ts';
import { test } from './support/test.ts';

const FOLDER = '/web-api/v1/website/take-out/folder';

async function unpacked(context: BrowserContext): Promise<{ folder: string; names: string[] }> {
  const answer = await context.request.get(FOLDER);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition']).toContain('wedding-website.zip');
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-folder-'));
  const files = unzipSync(await answer.body());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return { folder: path.join(folder, 'wedding-website'), names: Object.keys(files) };
}

/** Those that did not load, of all that the page shows. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.getByRole('img').evaluateAll((drawn) =>
    Promise.all(
      drawn
        .filter((each) => each instanceof HTMLImageElement)
        .map(async (picture) => {
          picture.loading = 'eager';
          await picture.decode().catch(() => undefined);
          return picture.naturalWidth > 0 ? [] : [picture.currentSrc || picture.src];
        }),
    ).then((lists) => lists.flat()),
  );
}

test('a website is taken home as a folder that opens without us', async ({ context }) => {
  await signInDemo(context, 'couple');
  const { folder, names } = await unpacked(context);
  const pages = names.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(6);
  expect(names.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(2);

  const reader = await guestPhone(context, true);
  const asked: string[] = [];
  const failed: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  reader.on('requestfailed', (request) => failed.push(request.url()));
  reader.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await reader.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await expect(reader.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  expect(await reader.evaluate(() => document.scripts.length + document.forms.length)).toBe(0);
  const loaded = await reader.evaluate(() => document.fonts.ready.then((fonts) => fonts.size));
  expect(loaded).toBeGreaterThan(0);

  const menu = reader.getByRole('navigation', { name: 'Menu' }).first();
  const titles = await menu.getByRole('link').allTextContents();
  for (const title of titles) {
    await reader.getByRole('navigation', { name: 'Menu' }).first().getByRole('link', { name: title }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await brokenPictures(reader)).toEqual([]);
  }
  await reader.getByRole('link', { name: 'Español' }).first().click();
  await expect(reader).toHaveURL(/\.es\.html$/);
  await expect(reader.getByRole('navigation', { name: 'Menú' }).first()).toBeVisible();
  expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  expect(failed).toEqual([]);
  // Last, since what checks it asks for the style sheets itself, which a file may not.
  for (const width of [375, 1280]) {
    await reader.setViewportSize({ width, height: 900 });
    await expectAccessible(reader, { withShell: true });
    await expectNoOverflow(reader);
  }
  await reader.context().close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

test('nobody else takes it', async ({ context, request }) => {
  expect((await request.get(FOLDER)).status()).toBe(401);
  // A vendor has no website.
  await signInDemo(context, 'vendor');
  expect((await context.request.get(FOLDER)).ok()).toBe(false);
});
