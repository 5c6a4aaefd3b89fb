import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { photoFile } from './photo-file.ts';
import { test } from './test.ts';

export const ONBOARD = '/inspire/vendors/onboard';

/** A name that nobody else has, in letters. */
export const newName = (kind: string) => `${randomUUID().replaceAll(/[^a-f]/g, '')} ${kind}`;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const pressNext = (page: Page) => page.getByRole('button', { name: 'Next' }).press('Enter');

/** From the first question to the category, past the person behind the business. */
export async function beginOnboarding(page: Page): Promise<void> {
  await page.goto(ONBOARD);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await pressNext(page);
  await expect(heading(page, 'What do you do?')).toBeFocused();
}

export async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).press('Space');
  await pressNext(page);
  await expect(heading(page, 'What’s your business called?')).toBeFocused();
}

export async function nameBusiness(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Business name' }).pressSequentially(name);
  await page.keyboard.press('Tab');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.pressSequentially('Hudson, NY');
  await expect(page.getByRole('option', { name: /Hudson, NY/ }).first()).toBeVisible();
  await city.press('ArrowDown');
  await city.press('Enter');
  await pressNext(page);
}

export async function tellBudget(page: Page): Promise<void> {
  await expect(heading(page, 'How much does your average couple typically spend with you?')).toBeFocused();
  await pressNext(page);
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2,000');
  await page.getByLabel('To', { exact: true }).fill('6,500');
  await pressNext(page);
  await expect(heading(page, 'What do you offer?')).toBeFocused();
}

export async function addPhotos(page: Page): Promise<void> {
  await expect(heading(page, 'Show your best work')).toBeFocused();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose photos' }).press('Enter'),
  ]);
  await chooser.setFiles([await photoFile('one'), await photoFile('two')]);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
}

/** Of a session, as the debug panel does it. */
export async function turnOn(context: BrowserContext, flag: string): Promise<void> {
  const overrides = { flags: { [flag]: true }, experiments: {} };
  const cookie = { name: 'session_overrides', value: encodeURIComponent(JSON.stringify(overrides)) };
  await context.addCookies([{ ...cookie, url: new URL(test.info().project.use.baseURL ?? '').origin }]);
}
