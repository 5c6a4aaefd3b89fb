import { expect, type Page } from '@playwright/test';
import { signInVendorOf } from './support/demo-people.ts';
import { openEarly, slowPage, untilSettled } from './support/early.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const HUDSON = '/wedding-vendors/search/hudson-ny--wedding-venues';
/** Nobody lives there, nothing of that kind, not for couples. */
const ERROR_PAGES = ['/no-such-page', '/wedding-vendors/search/nowhere', '/inspire/vendors/leads/ready'];

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOurs) problems.push(message.text());
  });
  return problems;
}

test('a search is hydrated as it was written, also when it is known by then who reads it', async ({
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { weddingDate: '2027-09-18' });
  const { page } = await slowPage(context);
  const problems = problemsOf(page);
  await openEarly(page, HUDSON);
  await expect(page.getByRole('checkbox', { name: /^Free on / })).toBeVisible({ timeout: 60_000 });
  expect(problems).toEqual([]);
});

test('what waits for a first touch on a vendor’s own page is hydrated as it was written', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await page.goto(`/inspire/vendors/listing?storefront=${uuid}`);
  const publicPage = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
  const problems = problemsOf(page);
  await page.goto(publicPage ?? '');
  await expect(page.getByText('This is your listing.').first()).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  await expect(page.getByText('Pick a free day to ask about it.')).toBeHidden();
  expect(problems).toEqual([]);
});

for (const who of ['a guest', 'a couple']) {
  for (const path of ERROR_PAGES) {
    test(`${path} says the same before and after hydration to ${who}`, async ({ page, context }) => {
      if (who === 'a couple') await signUp(context, 'couple', 'Maya');
      const problems = problemsOf(page);
      await page.goto(path);
      await untilSettled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(problems).toEqual([]);
    });
  }
}
