import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  addPhotos,
  beginOnboarding,
  chooseCategory,
  heading,
  nameBusiness,
  newName,
  ONBOARD,
  pressNext,
  tellBudget,
  turnOn,
} from './support/onboarding.ts';
import { csrf, logIn, signUp } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

test.use({ viewport: PHONE });

test('a venue is onboarded by keyboard, goes back, and ends on its listing', async ({ page, context }) => {
  await signUp(context, 'vendor', 'Theo');
  await page.goto(ONBOARD);
  await expectAccessible(page);
  await beginOnboarding(page);
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(heading(page, /^Welcome/)).toBeFocused();
  await pressNext(page);
  await expect(heading(page, 'What do you do?')).toBeFocused();
  await pressNext(page);
  await expect(page.getByText('Choose a category to continue.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cakes & desserts/ })).toBeDisabled();
  await expectAccessible(page);
  await chooseCategory(page, 'Venues');
  await expectAccessible(page);
  await pressNext(page);
  await expect(page.getByText('Please enter a location')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Business name' });
  await field.fill('Xyzzq '.repeat(30));
  await expect(page.getByRole('listbox').getByText('Must be 100 characters or less')).toBeVisible();
  await field.fill('');
  const name = newName('Barn');
  await nameBusiness(page, name);

  await expect(heading(page, 'Where is it?')).toBeFocused();
  await expect(page.getByText('Step 4 of 7')).toBeVisible();
  await page.getByLabel('Zip code').fill('12534');
  await expectAccessible(page);
  await pressNext(page);
  await tellBudget(page);
  await pressNext(page);
  await expect(page.getByRole('alert')).toContainText('Service level, Setting, Venue type, Atmosphere');
  await page.getByRole('radio', { name: 'All-inclusive' }).press('Space');
  for (const choice of ['Indoor space', 'Barn or farm', 'Rustic']) {
    await page.getByRole('checkbox', { name: choice, exact: true }).press('Space');
  }
  await page.getByRole('radio', { name: 'Outside caterers allowed' }).press('Space');
  await expectAccessible(page);
  await pressNext(page);
  await expect(heading(page, 'Show your best work')).toBeFocused();

  // Back and on again: every answer is still there.
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Barn or farm' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('$6,500');
  await page.goForward();
  await page.goForward();
  await addPhotos(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See your listing' }).press('Enter');
  await expect(page).toHaveURL(/\/inspire\/vendors\/listing\?storefront=/);
  await expect(page.getByRole('region', { name: 'How complete your listing is' })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('You left off')).toBeHidden();
});

test('a DJ is asked what hangs on being one, and goes on where they left off on another device', async ({
  page,
  context,
  browser,
}) => {
  const email = await signUp(context, 'vendor', 'Dana');
  await beginOnboarding(page);
  await chooseCategory(page, 'Bands & DJs');
  const name = newName('Sounds');
  await nameBusiness(page, name);
  await expect(heading(page, 'Where do you work?')).toBeFocused();
  await page.getByLabel('Zip code').fill('12534');
  await pressNext(page);
  await tellBudget(page);
  await expect(page.getByRole('heading', { name: 'DJ', exact: true })).toBeHidden();
  await page.getByRole('radio', { name: 'DJ', exact: true }).press('Space');
  await expect(page.getByRole('heading', { name: 'DJ', exact: true })).toBeVisible();

  const other = await browser.newContext({ viewport: PHONE });
  const tablet = await other.newPage();
  await logIn(tablet, email);
  await expect(tablet).toHaveURL(/\/inspire\/vendors\/listing/);
  await tablet.getByRole('link', { name: 'Continue setup' }).click();
  await expect(heading(tablet, 'What do you offer?')).toBeVisible();
  await expect(tablet.getByRole('radio', { name: 'DJ', exact: true })).toBeChecked();
  await expect(tablet.getByRole('heading', { name: 'DJ', exact: true })).toBeVisible();
  await other.close();
});

test('a cake maker begins a listing while the flag is on', async ({ page, context }) => {
  await signUp(context, 'vendor', 'Juno');
  await turnOn(context, 'bakerOnboarding');
  await beginOnboarding(page);
  await chooseCategory(page, 'Cakes & desserts');
  await nameBusiness(page, newName('Cakes'));
  await expect(heading(page, 'Where do you work?')).toBeFocused();
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await tellBudget(page);
  await expect(page.getByRole('group', { name: /Products/ })).toBeVisible();
});

test('onboarding can be put off, and this browser remembers', async ({ page, context }) => {
  await signUp(context, 'vendor', 'Lena');
  await page.goto(ONBOARD);
  await page.getByRole('button', { name: 'Do this later' }).press('Enter');
  await expect(page.getByText('Your listing will be here')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account/start?side=vendor');
  await expect(page).toHaveURL(/\/inspire\/vendors\/listing$/);
  await page.getByRole('link', { name: 'Create your listing' }).click();
  await expect(heading(page, /^Welcome/)).toBeVisible();
});

test('two presses make one listing', async ({ page, context }) => {
  await signUp(context, 'vendor', 'Mona');
  await page.goto(ONBOARD);
  const headers = await csrf(context);
  const data = { key: randomUUID(), taxonomyKey: 'wedding-venues', name: newName('Hall'), cityId: 1 };
  const [city] = await (
    await context.request.get('/web-marketplace-api/v1/us-city/typeahead', {
      params: { 'search-string': 'Hudson, NY' },
    })
  ).json();
  const press = () =>
    context.request.post('/web-marketplace-api/v1/manage/listings', {
      headers,
      data: { ...data, cityId: city.id },
    });
  const made = await Promise.all([press(), press()]);
  const uuids = await Promise.all(made.map(async (answer) => (await answer.json()).uuid));
  expect(new Set(uuids).size).toBe(1);
});
