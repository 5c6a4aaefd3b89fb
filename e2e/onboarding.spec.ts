import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newestLink } from './support/mailbox.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('a couple tells what it knows, skips the rest, and has an account', async ({ page, context }) => {
  const email = newEmail('couple');
  const next = page.getByRole('button', { name: /^(next|continue)/i });
  const skip = page.getByRole('button', { name: /^Skip/ });
  await page.goto('/wedding/onboard/wedding-planning');

  await page.getByLabel('Your first name').fill('Ana');
  await page.getByLabel('Their first name').fill('Luís');
  await next.click();

  await expect(page.getByRole('heading', { name: 'When is the big day?' })).toBeVisible();
  await page.getByLabel('Wedding date', { exact: true }).fill('13/45/2027');
  await next.click();
  await expect(page.getByText('Invalid date')).toBeVisible();
  await page.getByLabel('Wedding date', { exact: true }).fill('01/02/2020');
  await next.click();
  await expect(page.getByText('Hmm… this looks like a past date.')).toBeVisible();
  await skip.click();

  await expect(page.getByRole('heading', { name: 'Where will it be?' })).toBeVisible();
  await page.getByLabel('City').pressSequentially('hudson, ny');
  await page
    .getByRole('option', { name: /^Hudson, NY/ })
    .first()
    .click();
  await next.click();

  await expect(page.getByRole('heading', { name: /How many guests/ })).toBeVisible();
  await next.click();
  await expect(page.getByText('Give your guest count to continue. Guesses welcome!')).toBeVisible();
  await page.getByLabel(/^Guests/).fill('3000000000');
  await next.click();
  await expect(page.getByText('Please enter a smaller number')).toBeVisible();
  await page.getByLabel(/^Guests/).fill('120');
  await next.click();

  // Nothing typed is lost by a reload, and Back goes one question back.
  await expect(page.getByRole('heading', { name: /like to spend/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /like to spend/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/^Guests/)).toHaveValue('120');
  // Skip never deletes what was given.
  await skip.click();
  await expect(page.getByRole('heading', { name: /like to spend/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/^Guests/)).toHaveValue('120');
  await page.goForward();
  await skip.click();

  await page.getByRole('radio').nth(1).press('Space');
  await next.click();

  // The name was given at the first question; a reload does not ask for it again.
  await expect(page.getByRole('heading', { name: /^Last step/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your first name')).toBeHidden();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: /create/i }).click();
  await expect(page.getByText(/Password must be at least 8 characters long, and include/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /create/i }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  await expectAccessible(page);
  const user = await (await context.request.get('/website-nav/web-api/v1/user/get')).json();
  expect(user.user_role_account_weddings[0]).toMatchObject({
    role: 'OWNER',
    primary_first_name: 'Ana',
    partner_first_name: 'Luís',
    wedding_date: null,
    wedding_location_history: [{ slug: 'hudson-ny' }],
  });

  await page.goto(await newestLink(context.request, email, /Confirm your email address/));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/confirmed/i);
});

test('a city that the address names comes late, and what was typed stays', async ({ page }) => {
  const suggestions = await page.request.get(
    '/web-marketplace-api/v1/us-city/typeahead?search-string=hudson,%20ny',
  );
  const [hudson] = await suggestions.json();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const address = `**/us-city/${hudson.id}`;
  await page.route(address, async (route) => {
    await isAnswered;
    // Nobody may be waiting for it any more.
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(address);
  await page.goto(`/wedding/onboard/wedding-planning?step=place&city=${hudson.id}`);
  await asked;
  const city = page.getByRole('combobox', { name: 'City' });
  await city.focus();
  await page.keyboard.type('nashv');
  await expect(page.getByRole('option', { name: /^Nashville, TN/ })).toBeVisible();
  answer();
  await page.keyboard.type('ille, tn');
  await expect(city).toHaveValue('nashville, tn');
  await page.getByRole('option', { name: /^Nashville, TN/ }).click();
  await expect(city).toHaveValue('Nashville, TN');

  // Untouched, the field takes it over.
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/wedding/onboard/wedding-planning?step=place&city=${hudson.id}`);
  await expect(city).toHaveValue('Hudson, NY');
});

test('a city that was typed and not picked is taken where it is clear', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('form', { name: 'Start planning' });
  await start.getByRole('combobox', { name: 'Where will it be?' }).pressSequentially('Asheville');
  // The open list hides the rest of the page from readers, not from fingers.
  await start.getByRole('button', { name: 'Start planning', includeHidden: true }).click();
  await page.waitForURL(/city=\d+/);

  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('/wedding/onboard/wedding-planning?step=place');
  const field = page.getByRole('combobox', { name: 'City' });
  // The document's field becomes ours a moment later.
  await expect(async () => {
    await field.fill('');
    await field.fill('Savannah');
    await expect(page.getByRole('option', { name: 'Savannah, GA' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Next', includeHidden: true }).click();
  await expect(page.getByRole('heading', { name: /How many guests/ })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('Savannah, GA');
});
