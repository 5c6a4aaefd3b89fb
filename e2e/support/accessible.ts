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
const NEVER = ['[data-live-announcer]'];
const SHELL = [
  'header:not(main header, [role=dialog] header)',
  'footer:not(main footer, [role=dialog] footer)',
];
const WHAT = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // To describe all that is in order takes longer than to find what is not.
  resultTypes: ['violations'],
  // The checker is in the page alone; pages that others show in frames are looked at by themselves.
  iframes: false,
};

/**
 * No violation of WCAG 2.2 A and AA on the page as it stands. Bar and footer are the same on a hundred pages and half the work:
 * they are looked at where they differ.
 */
export async function expectAccessible(page: Page, { withShell = false } = {}): Promise<void> {
  await addChecker(page);
  const where = { exclude: withShell ? NEVER : [...NEVER, ...SHELL] };
  const violations = await page.evaluate(
    async ([context, options]) => (await window.axe?.run(context, options))?.violations,
    [where, WHAT] as const,
  );
  expectNone(violations);
}

/** The same for what is shown at this width and was not at that of the last look. */
export async function expectRestAccessible(page: Page, width: number): Promise<void> {
  await addChecker(page);
  const before = await page.evaluateHandle(
    () => new Set([...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())),
  );
  await page.setViewportSize({ width, height: 900 });
  const violations = await page.evaluate(
    async ([seen, exclude, options]) => {
      const isNew = (element: Element) =>
        !seen.has(element) && element.checkVisibility() && !element.closest(exclude.join());
      const fresh = [...document.querySelectorAll('body *')].filter(isNew);
      const include = fresh.filter(({ parentElement }) => !(parentElement && isNew(parentElement)));
      if (include.length === 0) return [];
      return (await window.axe?.run({ include }, options))?.violations;
    },
    [before, [...NEVER, ...SHELL], WHAT] as const,
  );
  await before.dispose();
  expectNone(violations);
}

async function addChecker(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(checker);
}

function expectNone(violations: Results['violations'] | undefined): void {
  expect(
    violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // A window that was just drawn wider or narrower is laid out anew, in parts by scripts.
  await expect
    .poll(() => page.evaluate(beyondTheEdge), { message: 'pixels beyond the right edge', timeout: 5_000 })
    .toBeLessThanOrEqual(0);
}

function beyondTheEdge(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
