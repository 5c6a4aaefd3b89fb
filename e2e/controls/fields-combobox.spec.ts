import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('only text that is not blank asks, and only once it rests', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'combobox-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [title, label, debounceMs] of [
    ['Cities, 250 ms', 'City', 250],
    ['Vendors, 500 ms', 'Vendor', 500],
  ] as const) {
    const box = example(page, 'Combobox field', title);
    const field = box.getByRole('combobox', { name: label });
    await field.focus();
    await page.keyboard.type('  ');
    await page.clock.runFor(2_000);
    await expect(box.getByText('Asked for: nothing yet')).toBeVisible();
    await page.keyboard.type('ne');
    await page.clock.runFor(debounceMs - 1);
    await expect(box.getByText('Asked for: nothing yet')).toBeVisible();
    await page.keyboard.type('w');
    await page.clock.runFor(debounceMs - 1);
    await expect(box.getByText('Asked for: nothing yet')).toBeVisible();
    await page.clock.runFor(1);
    await expect(box.getByText('Asked for: new', { exact: true })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('option')).toHaveCount(3);
    await field.press('Escape');
  }
});

test('blanks and an empty field open no list', async ({ page }) => {
  await openControl(page, 'combobox-field');
  const box = example(page, 'Combobox field', 'Cities, 250 ms');
  const city = box.getByRole('combobox', { name: 'City' });
  await city.focus();
  await page.keyboard.press('ArrowDown');
  await expect(city).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('   ');
  await expect(city).toHaveValue('   ');
  await expect(city).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // An open list hides the page from screen readers; nothing may be hidden now.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.insertText('hud');
  await expect(page.getByRole('option', { name: /Hudson/ })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Space');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(city).toHaveAttribute('aria-expanded', 'false');
  await expect(box.getByText('Asked for: hud', { exact: true })).toBeVisible();
});

test('a suggestion is chosen by key and its small towns say their county', async ({ page }) => {
  await openControl(page, 'combobox-field');
  const city = example(page, 'Combobox field', 'Cities, 250 ms').getByRole('combobox', { name: 'City' });
  const option = (name: string) => page.getByRole('option', { name });
  await city.focus();
  await page.keyboard.type('new');
  await expect(page.getByRole('option')).toHaveText([
    'New York, NY',
    'Newark, NJ',
    'New Paltz, NYUlster County',
  ]);
  const active = () => city.getAttribute('aria-activedescendant');
  for (const [key, name] of [
    ['ArrowDown', 'New York, NY'],
    ['ArrowDown', 'Newark, NJ'],
    ['ArrowUp', 'New York, NY'],
    ['ArrowDown', 'Newark, NJ'],
  ] as const) {
    await page.keyboard.press(key);
    const id = await option(name).getAttribute('id');
    expect(id).not.toBeNull();
    await expect.poll(active, key).toBe(id);
    await expect(city).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Newark, NJ');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(city).toBeFocused();
  await expectAccessible(page);

  // What is no choice goes when the field is left; the last choice comes back.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('new');
  await expect(option('New Paltz, NY')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(city).toHaveValue('new');
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('Newark, NJ');

  // Tab takes the suggestion at hand; a name written out needs none.
  await city.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('new p');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('New Paltz, NY');
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toBeFocused();
});

test('a search that fails leaves what still fits', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'combobox-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  const city = page.getByRole('combobox', { name: 'City (offline)' });
  await city.focus();
  await page.keyboard.type('ne');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.type('wark');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('option')).toHaveText('Newark, NJ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Newark, NJ');
});

test('options of another text cannot be chosen', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'combobox-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = example(page, 'Combobox field', 'Cities, 250 ms');
  const city = box.getByRole('combobox', { name: 'City' });
  await city.focus();
  await page.keyboard.type('new');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.type(' p');
  await expect(page.getByRole('option'), 'it still fits').toHaveText(/^New Paltz, NY/);
  await city.fill('');
  await page.keyboard.type('hud');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: 'New' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('hud');
});

test('nothing is said about a text before its answer has come', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'combobox-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = example(page, 'Combobox field', 'Vendors, 500 ms');
  const searching = page.getByText('Searching…');
  const nothing = page.getByText('No matches');
  await box.getByRole('combobox', { name: 'Vendor' }).focus();
  await page.keyboard.type('zz');
  await expect(searching).toBeVisible();
  await page.clock.runFor(499);
  await expect(searching, 'not asked yet').toBeVisible();
  await page.clock.runFor(200);
  await expect(searching, 'asked, not answered').toBeVisible();
  await page.clock.runFor(1_000);
  await expect(nothing).toBeVisible();
  await page.keyboard.type('z');
  await expect(searching, 'another text').toBeVisible();
  await expect(nothing).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(nothing).toBeVisible();
});

test('a search that fails at once is not taken for one that found nothing', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'combobox-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('combobox', { name: 'City (offline)' }).focus();
  await page.keyboard.type('newark');
  await page.clock.runFor(1_000);
  await expect(page.getByText('We couldn’t search just now. Please try again.')).toBeVisible();
  await expect(page.getByText('No matches')).toBeHidden();
});
