import { expect, type Page } from '@playwright/test';
import { DESIGN_KEYS } from '../src/capabilities/websites/rules/design-keys.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting } from './support/inviting.ts';
import { test } from './support/test.ts';
import { startSite, WEBSITE } from './support/website.ts';

const WIDTHS = [375, 1280];

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('designs are looked at by a visitor: colors, type, a phone, and one of them whole', async ({ page }) => {
  await page.goto('/website/designs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding website designs');
  await expect(page.getByRole('article')).toHaveCount(DESIGN_KEYS.length);
  const night = card(page, 'Night garden');
  await night.getByRole('radio', { name: 'Fern' }).press('Space');
  await night.getByRole('radio', { name: 'Candle' }).press('Space');
  const address = /\/website\/designs\/night\?palette=fern&type=candle$/;
  await expect(night.locator('iframe')).toHaveAttribute('src', address);
  await expect(night.getByRole('link', { name: /Open Night garden/ })).toHaveAttribute('href', address);
  await page.getByRole('radio', { name: 'On a phone' }).click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

/** The colors of a design, as its own page in the gallery offers them. */
async function palettesOf(page: Page, design: string): Promise<string[]> {
  await page.goto('/website/designs');
  // The pictures load once they are about to be seen; the links are there from the beginning.
  const opens = page.locator(`a[href^="/website/designs/${design}?"]`);
  const choices = page.getByRole('article').filter({ has: opens }).getByRole('radiogroup').first();
  await expect(choices.getByRole('radio')).toHaveCount(4);
  return choices
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value') ?? ''));
}

for (const design of DESIGN_KEYS) {
  test(`the design ${design} is accessible in every palette`, async ({ page }) => {
    for (const palette of await palettesOf(page, design)) {
      await page.goto(`/website/designs/${design}?palette=${palette}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, { withShell: true });
        await expectNoOverflow(page);
      }
    }
  });
}

type Site = { pages: object[]; look: { design: string; palette: string } };

test('a couple tries designs on with their own words, takes one, and takes it back', async ({
  page,
  context,
}) => {
  await coupleInviting(context, 'Ruth Adler, Hal Adler');
  await startSite(context, 'deco');
  const { pages } = await callAs<Site>(context, 'GET', WEBSITE);
  await page.goto('/wedding-planning/website/designs');
  await expect(card(page, 'Deco').getByText('In use')).toBeVisible();
  const film = card(page, 'Film');
  // Previews load once they are about to be seen.
  await film.scrollIntoViewIfNeeded();
  await expect(film.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Maya');
  await film.getByRole('button', { name: 'Use Film' }).click();
  await expect(film.getByText('In use')).toBeVisible();
  expect(await callAs<Site>(context, 'GET', WEBSITE)).toMatchObject({ pages, look: { design: 'film' } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Deco').getByText('In use')).toBeVisible();
  expect(await callAs<Site>(context, 'GET', WEBSITE)).toMatchObject({ pages, look: { design: 'deco' } });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What the bar covers as it stands there counts as too small to hit.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
