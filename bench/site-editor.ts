import type { Page } from '@playwright/test';
import type { SiteOperation } from '../src/capabilities/websites/rules/editing/operations.ts';
import { MOST_BLOCKS, MOST_OPERATIONS, MOST_PAGES } from '../src/capabilities/websites/rules/site-limits.ts';
import { FURTHER_WEDDINGS } from '../src/capabilities/weddings/demo/further-weddings.ts';
import { type Account, type Deed, measureDeeds } from './deeds.ts';
import { writingHeaders } from './sign-in.ts';

const [COUPLE] = FURTHER_WEDDINGS;
const WORDS = 'It rains less than people say, and the shuttle leaves at five. ';

type Draft = { pages: { id: string; blocks: { id: string }[] }[] };

async function call<Answer>({ url, cookie }: Account, to: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${url}/web-api/v1/website${to}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
  });
  if (!answer.ok) throw new Error(`The website did not answer: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function addBlock(pageId: string, after: string | null, id: string): SiteOperation {
  const text = { en: [{ kind: 'paragraph' as const, runs: [{ text: WORDS }] }] };
  const block = { id, kind: 'rich-text' as const, props: { title: { en: 'A word' }, text } };
  return { op: 'add-block', pageId, after, block };
}

function blocksUntilFull(pageId: string, last: string | null, count: number): SiteOperation[] {
  let after = last;
  return Array.from({ length: Math.max(MOST_BLOCKS - count, 0) }, () => {
    const id = crypto.randomUUID();
    const operation = addBlock(pageId, after, id);
    after = id;
    return operation;
  });
}

/** A website as it begins, and more pages and blocks until there are as many as there may be. */
async function fillSite(account: Account): Promise<void> {
  const { pages } = await call<Draft>(account, '/start', { design: 'editorial' });
  const added = Array.from({ length: MOST_PAGES - pages.length }, (_, index) => ({
    id: crypto.randomUUID(),
    kind: 'other' as const,
    slug: `page-${index}`,
    title: { en: `Page ${index}` },
  }));
  const operations = [
    ...added.map((page): SiteOperation => ({ op: 'add-page', page, after: pages.at(-1)?.id ?? null })),
    ...pages.flatMap(({ id, blocks }) => blocksUntilFull(id, blocks.at(-1)?.id ?? null, blocks.length)),
    ...added.flatMap(({ id }) => blocksUntilFull(id, null, 0)),
  ];
  for (let from = 0; from < operations.length; from += MOST_OPERATIONS) {
    const part = operations.slice(from, from + MOST_OPERATIONS);
    await call(account, '/operations', { batchUuid: crypto.randomUUID(), operations: part });
  }
}

const rowsOf = (page: Page, grid: RegExp) => page.getByRole('grid', { name: grid }).getByRole('row');
const blocks = (page: Page) => rowsOf(page, /^Blocks of/);

async function openBlock(page: Page, index: number): Promise<void> {
  await blocks(page).nth(index).click();
  await page.getByRole('heading', { level: 2, name: 'Text', exact: true }).waitFor();
}

const DEEDS: readonly Deed[] = [
  {
    name: 'ten pages, one after the other',
    run: async (page) => {
      for (let index = 1; index <= 10; index += 1) {
        const row = rowsOf(page, /^Pages$/).nth(index);
        await row.click();
        await page.getByRole('grid', { name: /^Blocks of/ }).waitFor();
      }
    },
  },
  { name: 'a block opened', run: (page) => openBlock(page, MOST_BLOCKS - 1) },
  {
    name: '60 letters typed into its heading',
    run: async (page) => {
      await page.getByRole('textbox', { name: 'Heading' }).first().fill('');
      await page.keyboard.type('x'.repeat(60), { delay: 30 });
    },
  },
  {
    name: '60 letters typed into its text',
    run: async (page) => {
      await page.locator('[contenteditable=true]').first().click();
      await page.keyboard.type('y'.repeat(60), { delay: 30 });
    },
  },
];

/** Writing on the largest website that there may be, with its preview beside it. */
export function measureSiteEditor(repeat: number): Promise<void> {
  return measureDeeds({
    name: 'site-editor',
    title: `A website of ${MOST_PAGES} pages with ${MOST_BLOCKS} blocks each, edited`,
    email: COUPLE.email,
    repeat,
    fill: fillSite,
    open: async (page) => {
      await page.goto('/wedding-planning/website/edit');
      await page.locator('html.is-hydrated').waitFor();
      await blocks(page).first().waitFor();
    },
    deeds: DEEDS,
  });
}
