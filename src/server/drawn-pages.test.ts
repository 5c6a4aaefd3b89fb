import { expect, test } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';
import { packDocument } from './pack-document.ts';

const document = (status = 200) =>
  packDocument({ plain: Buffer.from('<p>Maya</p>'), status, headers: {}, renderedAt: 0, shows: [] });

async function draw(pages: ReturnType<typeof createDrawnPages>, userId: string | null, status?: number) {
  const page = pages.begin('/account/settings', userId);
  page.isUnchanged('the same data');
  page.keep(await document(status));
}

test('a page of somebody is sent again to them alone, whatever the data of others say', async () => {
  const pages = createDrawnPages();
  await draw(pages, 'maya');
  const isKnown = (userId: string | null, data = 'the same data') =>
    pages.begin('/account/settings', userId).isUnchanged(data);
  expect(isKnown('maya')).toBe(true);
  expect(isKnown('maya', 'other data')).toBe(false);
  expect(isKnown('jonah')).toBe(false);
  expect(isKnown(null)).toBe(false);
});

test('guests share a page of the same data; a failure is not kept', async () => {
  const pages = createDrawnPages();
  await draw(pages, null, 500);
  expect(pages.begin('/account/settings', null).isUnchanged('the same data')).toBe(false);
  await draw(pages, null);
  expect(pages.begin('/account/settings', null).isUnchanged('the same data')).toBe(true);
});
