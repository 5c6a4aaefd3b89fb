import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { coupleInviting } from './inviting.ts';
import { passcodeOf, publishSite, startSite } from './website.ts';

export const MANAGE = '/wedding-planning/website';
export const SETTINGS = `${MANAGE}/settings`;
const WIDTHS = [375, 1280];

export const region = (page: Page, name: string) => page.getByRole('region', { name });

export async function begunSite(context: BrowserContext) {
  const { event } = await coupleInviting(context, 'Ruth Adler, Hal Adler');
  return { ...(await startSite(context, 'editorial')), event };
}

export async function publishedSite(context: BrowserContext) {
  const site = await begunSite(context);
  await publishSite(context);
  return { ...site, passcode: await passcodeOf(context) };
}

export async function comeIn(phone: Page, address: string, passcode: string): Promise<void> {
  await phone.goto(address);
  await phone.getByLabel('Passcode').fill(passcode);
  await phone.getByRole('button', { name: 'Come in' }).click();
}

export const expectDoor = (phone: Page) =>
  expect(phone.getByRole('heading', { level: 1 })).toHaveText('This website is for invited guests');

export async function expectGood(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}
