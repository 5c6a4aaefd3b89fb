import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const VENUES = '/wedding-vendors/wedding-venues';

/** The stored unit of each trade that has one. */
const UNITS = {
  'wedding-catering': 'per person',
  'wedding-florists': 'per arrangement',
  'wedding-cakes-desserts': 'per serving',
};

/** Beside the results on a laptop, in a drawer on a phone. */
async function openFilters(page: Page, { width }: (typeof SIZES)[number]) {
  if (width !== PHONE.width) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

for (const size of SIZES) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('price units: cards say what one of it costs, per person, arrangement or serving', async ({
      page,
    }) => {
      for (const [category, unit] of Object.entries(UNITS)) {
        await page.goto(`/wedding-vendors/${category}`);
        await expect(page.getByRole('article').getByText(unit).first()).toBeVisible();
      }
    });

    test('search: filters apply on change, past days are refused, ranks are explained in a popover', async ({
      page,
    }) => {
      await page.goto(VENUES);
      const filters = await openFilters(page, size);
      await filters.getByRole('checkbox', { name: /^Barn or farm/ }).press('Space');
      // While the results are on their way: whoever goes on to the next field stays there.
      await filters.getByLabel('Free on').pressSequentially('01022020');
      await expect(filters.getByText('That day has passed.')).toBeVisible();
      await expect(page).toHaveURL(/\?venue-type=barn-farm$/);
      if (size === PHONE) await filters.getByRole('button', { name: /^Show \d+ wedding venues?$/ }).click();
      const result = page.getByRole('article').filter({ hasText: 'Why this rank' }).first();
      await result.getByText('Why this rank').click();
      await expect(result.getByRole('link', { name: 'How we rank' })).toBeFocused();
      await expectNoOverflow(page);
    });

    test('words: seasons, dates and footers as Americans write them', async ({ page }) => {
      await page.goto('/inspiration/wedding?season=autumn');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fall/i);
      await expect(page.getByRole('main')).not.toContainText(/autumn/i);
      await page.goto('/privacy');
      await expect(page.getByText(/^Last updated [A-Z][a-z]{2} [1-9]\d?, 20\d\d$/)).toBeVisible();
    });

    test('signed-in navigation and footer keep Inspiration', async ({ page, context }) => {
      await signInDemo(context, 'couple');
      await page.goto('/faq');
      await expect(page.getByRole('banner').getByRole('button', { name: /^Account menu/ })).toBeVisible();
      if (size === PHONE) await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click();
      await expect(page.getByRole('link', { name: 'Inspiration', exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: /inspiration/i, includeHidden: true })).not.toHaveCount(
        0,
      );
    });

    test('skip never deletes what was given', async ({ page }) => {
      await page.goto('/wedding/onboard/wedding-planning?step=guests');
      const guests = page.getByLabel(/^Guests/);
      await guests.fill('120');
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('heading', { name: /like to spend/ })).toBeVisible();
      await page.goBack();
      await expect(guests).toHaveValue('120');
    });
  });
}
