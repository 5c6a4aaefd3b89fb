import { expect, type Page } from '@playwright/test';
import { newestLink } from './mailbox.ts';
import { beginWedding, signUp } from './people.ts';

/** A new couple whose address is confirmed, so that what it writes goes out at once; this page is theirs. */
export async function signUpConfirmed(
  page: Page,
  [first, partner]: readonly [string, string],
  weddingDate: string,
): Promise<void> {
  const context = page.context();
  const email = await signUp(context, 'couple', first);
  await beginWedding(context, { weddingDate, primaryFirstName: first, partnerFirstName: partner });
  await page.goto(await newestLink(context.request, email, /confirm|verify/i));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
}
