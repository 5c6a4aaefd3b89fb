import { expect, type Page } from '@playwright/test';
import { newestLink } from './mailbox.ts';

/** By the link that was mailed. The page confirms by itself: whoever leaves before has not. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(await newestLink(page.request, email, /confirm|verify/i));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
}
