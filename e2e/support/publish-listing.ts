import { type Browser, expect, type Page } from '@playwright/test';
import { signInDemo } from './demo-people.ts';
import type { NewListing } from './new-listing.ts';

const EDITOR = '/inspire/vendors/listing';
export const QUEUE = '/support/listings';

export const editorOf = ({ uuid }: Pick<NewListing, 'uuid'>) => `${EDITOR}?storefront=${uuid}`;
export const caseOf = ({ uuid }: Pick<NewListing, 'uuid'>) => `${QUEUE}/${uuid}`;
export const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody of ours, in a browser of their own. */
export async function openDesk(browser: Browser, who: string, at: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await signInDemo(context, who);
  const page = await context.newPage();
  await page.goto(at);
  return page;
}

/** From the vendor's page over the queue to the public. */
export async function publish(page: Page, browser: Browser, listing: NewListing): Promise<Page> {
  await page.goto(editorOf(listing));
  await pressed(page, 'Submit for review').click();
  const desk = await openDesk(browser, 'support', caseOf(listing));
  await pressed(desk, 'Start review').click();
  await pressed(desk, 'Approve').click();
  await pressed(desk, 'Approve and publish').click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  return desk;
}
