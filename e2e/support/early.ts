import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './test.ts';

/** A phone of the lower middle. */
const SLOWDOWN = 6;

export type SlowPage = {
  page: Page;
  /** Once the last hand is off. The browser is slow by keeping a core busy, for as long as a test lets it. */
  hurry(): Promise<void>;
};

/** A page on a slow processor, which nobody waits for. */
export async function slowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const setSlowdown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setSlowdown(SLOWDOWN);
  return {
    page,
    hurry: async () => {
      await setSlowdown(1);
    },
  };
}

/**
 * Opens a page whose code is still on its way, for as long as the given hands are at work. The rest of the page is there.
 */
export async function actBeforeCode(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let letGo = () => {};
  const isDone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await isDone;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilPainted(page);
  await act();
  letGo();
}

/** Returns as soon as the first of it can be seen. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilPainted(page);
}

/** Nobody can aim at what has no style yet: a browser asked for a place before says where it would be without. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Nothing is left to hydrate, and what followed from it has been drawn. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  }
}

/** As a hand does it: no waiting until something is ready, only until it is seen, which on the next page is anew. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await untilPainted(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function pause(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), milliseconds);
}

/** The text is there, all of it and only it, and typing could go on. */
export async function expectTyped(field: Locator, text: string): Promise<void> {
  const found = await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => ({
    text: element.value,
    isFocused: document.activeElement === element,
    // Browsers do not tell where the caret is in an email field.
    caret: element.selectionStart ?? element.value.length,
  }));
  expect(found).toEqual({ text, isFocused: true, caret: text.length });
}
