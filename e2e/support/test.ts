import { test as base, expect, type Page } from '@playwright/test';
import { KeptTab } from './kept-tab.ts';

/**
 * Pages are painted before they are hydrated. What is done in between is kept (`early-touch.spec.ts`), but a link then loads
 * a whole page. A page may also lead on by itself while it is being asked: then the next one is.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    const isHydrated = await page.evaluate(
      () =>
        !matchMedia('(scripting: enabled)').matches ||
        // Half a page has no script yet.
        (document.readyState !== 'loading' &&
          document.querySelector('script[type="module"], script[type="text/plain"]') === null) ||
        document.documentElement.classList.contains('is-hydrated'),
    );
    expect(isHydrated).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Going somewhere ends when the page there is hydrated, except for those who ask for less. */
function waitWhenGoing(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    const response = await reload(...how);
    await untilHydrated(page);
    return response;
  };
}

type Options = {
  /** Whether a test may have the tab of the test before it, or needs a browser that has never been here. */
  profile: 'kept' | 'new';
};

/** Every context of a test comes from here, its own and those it opens for other people. */
export const test = base.extend<Options, { keptTabs: Map<string, KeptTab> }>({
  profile: ['kept', { option: true }],

  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('page', waitWhenGoing);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],

  keptTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is needed from here.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  context: async (
    { browser, keptTabs, profile, javaScriptEnabled, timezoneId, viewport, contextOptions },
    use,
    testInfo,
  ) => {
    if (profile === 'new') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const kind = JSON.stringify([javaScriptEnabled, timezoneId, viewport, contextOptions]);
    const tab = keptTabs.get(kind) ?? (await KeptTab.open(await browser.newContext()));
    keptTabs.delete(kind);
    if (viewport) await tab.page.setViewportSize(viewport);
    await use(tab.context);
    if (testInfo.status === testInfo.expectedStatus && (await tab.reset())) keptTabs.set(kind, tab);
    else await tab.context.close();
  },

  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});
