import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<Results> };
  }
}

// The checker itself, as it comes with its builder: the builder reads it three times for each look at a page.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const checker = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** React Aria's announcer keeps pointing at messages that have left the page. */
const WHERE = { exclude: ['[data-live-announcer]'] };
const WHAT = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // To describe all that is in order takes longer than to find what is not.
  resultTypes: ['violations'],
};

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(checker);
  const violations = await page.evaluate(
    async ([where, what]) => (await window.axe?.run(where, what))?.violations,
    [WHERE, WHAT] as const,
  );
  expect(
    violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
