import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callAs } from './inviting.ts';
import { beginWedding, signUp } from './people.ts';

export const BUDGET = '/wedding-budget';

type Answer = { lines: { uuid: string; name: string; priceCents: number }[]; totalCents: number };

/** A couple with a budget of $36,000 as weddings are usually divided, for 120 guests. */
export async function coupleWithBudget(context: BrowserContext): Promise<{ owner: string; budget: Answer }> {
  const owner = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: '2031-09-13',
  });
  const budget = await callAs<Answer>(context, 'POST', '/web-api/v1/budget', { totalCents: 3_600_000 });
  return { owner, budget };
}

/** As the server has it. */
export function readBudget(context: BrowserContext): Promise<Answer> {
  return callAs<Answer>(context, 'GET', '/web-api/v1/budget');
}

export const grid = (page: Page) => page.getByRole('grid', { name: 'Budget lines' });
export const row = (page: Page, name: string | RegExp) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

const COLUMNS = ['who', 'planned', 'quoted', 'agreed', 'paid', 'toPay'] as const;

export function cell(page: Page, name: string, column: (typeof COLUMNS)[number]) {
  return row(page, name).getByRole('gridcell').nth(COLUMNS.indexOf(column));
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** As the browser hands over what was copied in a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
