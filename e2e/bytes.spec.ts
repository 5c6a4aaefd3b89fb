import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/test.ts';

/**
 * Scripts of a first visit before anybody touches anything: compressed, as they are transferred. Four thousand of
 * them are the table of all pages, which is kept for a year and grows by some thirty bytes with each.
 */
const MOST_SCRIPT_BYTES = {
  '/': 140_000,
  '/wedding-vendors': 148_100,
  '/wedding-vendors/wedding-venues': 172_400,
  '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny': 152_900,
};

/** Builders have a tool that production never fetches, so the page is told that it is there. */
async function openAsInProduction(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.replaceAll('development', 'production') });
  });
  await page.goto(path);
}

async function transferredBytes(request: Request): Promise<number> {
  const response = await request.response();
  await response?.finished();
  return (await request.sizes()).responseBodySize;
}

test.use({ profile: 'new' });

for (const [path, most] of Object.entries(MOST_SCRIPT_BYTES)) {
  test(`a first visit of ${path} loads little code`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
    });
    await openAsInProduction(page, path);
    // A name in the bar becomes a button when the page is hydrated; what the page fetches by itself then is under way.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Vendors' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const sizes = await Promise.all(scripts.map(transferredBytes));
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(most);
  });
}
