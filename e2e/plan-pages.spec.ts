import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { actBeforeCode, untilSettled } from './support/early.ts';
import { test } from './support/test.ts';

const BASE = '/inspire/vendors';
const PRICE = `${BASE}/how-we-price`;

const PAGES = {
  [`${BASE}/about-plans`]: 'About our plans',
  [`${BASE}/how-plans-work`]: 'How plans work',
  [`${BASE}/plans-terms`]: 'Plan terms',
  [`${BASE}/connection-protection-policy`]: 'Connection protection policy',
  [`${BASE}/about-credits`]: 'About credits',
  [`${BASE}/how-credits-work`]: 'How credits work',
  [PRICE]: 'How we price leads',
  [`${BASE}/faq`]: 'Questions from vendors',
};

for (const [path, title] of Object.entries(PAGES)) {
  test(`${path} is read on a phone and on a desk, and is the same for everyone`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
    await expect(page).toHaveTitle(`${title} · Ampersand for vendors`);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
}

const simulator = (page: Page) => page.getByRole('form', { name: 'Work out a price' });
const shown = (page: Page) => page.getByRole('status', { name: 'Price of this lead' });
const factors = (page: Page) => page.getByRole('list', { name: 'How the price comes about' });
const savings = (page: Page) => page.getByRole('region', { name: 'What a plan would save you' });

/** Eight credits for a photographer of whom date and budget are known. */
async function askForPhotographer(form: Locator): Promise<void> {
  await form.getByLabel('Your category').selectOption({ label: 'Photographers' });
  await form.getByLabel('Leads like this a month').fill('20');
}

test('a lead is priced while it is put together, and its address can be passed on', async ({ page }) => {
  await page.goto(PRICE);
  const form = simulator(page);
  const entries = await page.evaluate(() => window.history.length);
  await expect(shown(page)).toContainText('29 credits');
  await expect(factors(page).getByRole('listitem')).toHaveText([
    'Base price of your category24',
    'Silver leadDate and budget are known× 1.2',
    'Wedding in 6 months or more× 1',
    'Budget within your range× 1',
  ]);

  await askForPhotographer(form);
  await expect(shown(page)).toContainText('8 credits');
  await expect(savings(page)).toContainText('20 leads a month × 8 credits × $1.00 = $160');
  await expect(savings(page)).toContainText(
    'Unlimited, 12 months costs you the least and saves $91 a month.',
  );

  // By keyboard: from field to field, ticked with Space.
  await form.getByLabel('Phone number verified').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Venue booked')).toBeChecked();
  await expect(shown(page)).toContainText('11 credits');

  await form.getByLabel('Meets all your lead preferences').check();
  await expect(shown(page)).toContainText('Instead of 11 credits');
  await expect(shown(page)).toContainText('9 credits');

  await form.getByLabel('Your plan').selectOption({ label: 'Unlimited, 3 months' });
  await expect(shown(page)).toContainText('Included with your unlimited plan');
  await form.getByLabel('Is it a free lead?').selectOption({ label: 'Yes, they wrote to you before' });
  await expect(shown(page)).toContainText('free');
  await expectAccessible(page);

  await expect(page).toHaveURL(
    /category=wedding-photographers.*match=yes.*free=again&plan=unlimited-3m&leads=20$/,
  );
  await page.reload();
  await expect(shown(page)).toContainText('free');
  await expect(form.getByLabel('Venue booked')).toBeChecked();
  await expect(form.getByLabel('Leads like this a month')).toHaveValue('20');
  // Changing a field adds nothing to the way back.
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test('a worked example fills in the simulator', async ({ page }) => {
  await page.goto(PRICE);
  await simulator(page).getByLabel('Guest count given').check();
  await page.getByRole('link', { name: 'Caterer, gold, above your range, exact match' }).click();
  await expect(simulator(page).getByLabel('Your category')).toHaveValue('wedding-catering');
  await expect(shown(page)).toContainText('Instead of 34 credits');
  await expect(shown(page)).toContainText('27 credits');
  await page.goBack();
  await expect(shown(page)).toContainText('29 credits');
});

test('a venue’s lead is gold by the guest count, anybody else’s by the booked venue', async ({ page }) => {
  await page.goto(PRICE);
  const form = simulator(page);
  await form.getByLabel('Phone number verified').check();
  await expect(shown(page)).toContainText('29 credits');
  await expect(form.getByLabel('Venue booked')).toHaveCount(0);
  await form.getByLabel('Guest count given').check();
  await expect(shown(page)).toContainText('36 credits');
  await expect(factors(page)).toContainText('Date, budget, verified phone and guest count are known');
  await expect(page).toHaveURL(/phone=yes&guests=yes/);
  await form.getByLabel('Your category').selectOption({ label: 'Photographers' });
  await expect(factors(page)).toContainText('Silver lead');
  await form.getByLabel('Venue booked').check();
  await expect(factors(page)).toContainText('Date, budget, verified phone and venue are known');
});

test('what is chosen before the code is there counts', async ({ page }) => {
  await actBeforeCode(page, PRICE, async () => {
    const form = simulator(page);
    await form.getByLabel('Your category').selectOption({ label: 'Florists' });
    await form.getByLabel('Meets all your lead preferences').focus();
    await page.keyboard.press('Space');
  });
  await untilSettled(page);
  await expect(simulator(page).getByLabel('Your category')).toHaveValue('wedding-florists');
  // 8 × 1.2 is 10, a fifth less is 8.
  await expect(shown(page)).toContainText('Instead of 10 credits');
  await expect(page).toHaveURL(/category=wedding-florists.*match=yes/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead is priced by sending the form', async ({ page }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PRICE);
      await askForPhotographer(simulator(page));
      await simulator(page).getByLabel('Meets all your lead preferences').check();
      await simulator(page).getByRole('button', { name: 'Show the price' }).click();
      await expect(page).toHaveURL(/match=yes.*leads=20#price$/);
      await expect(shown(page)).toContainText('Instead of 8 credits');
      await expect(savings(page)).toContainText('20 leads a month × 6 credits');
      await expect(simulator(page).getByLabel('Your category')).toHaveValue('wedding-photographers');
      await expectNoOverflow(page);
    }
  });
});

test('plans and credits are explained from the menu, and nothing there is to come', async ({ page }) => {
  await page.goto(`${BASE}/about-plans`);
  const prices = page.getByRole('region', { name: 'Every plan price' });
  await expect(prices.getByRole('table')).toHaveCount(3);
  await expect(prices.getByRole('region', { name: 'Venues and Catering' })).toContainText('$199');
  await page
    .getByRole('navigation', { name: 'Read next' })
    .getByRole('link', { name: 'How plans work' })
    .click();
  await expect(page.getByRole('list', { name: 'A declined renewal' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Plan terms' }).click();
  await expect(page.getByText('Version of Nov 18, 2026.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '7. Canceling' })
    .click();
  await expect(page).toHaveURL(/#leaving$/);
});
