import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { callAs, coupleWithGuests } from './inviting.ts';

export const SEATING = '/wedding-planning/seating-chart';

type Guests = { events: { uuid: string }[] };

/** Three households on one event, nobody seated. */
export async function coupleToSeat(context: BrowserContext): Promise<string> {
  await coupleWithGuests(context, 'Rosa Delgado and Marco Delgado\nTheo Hart\nDana Klein');
  const { events } = await callAs<Guests>(context, 'GET', '/web-api/v1/guests');
  return events[0]?.uuid ?? '';
}

type Beginning = {
  page: Page;
  context: BrowserContext;
  size: { width: number; height: number };
  tables?: 1 | 3;
};

/** Their chart with empty tables, laid out without a pointer. */
export async function beginChart({ page, context, size, tables = 1 }: Beginning): Promise<void> {
  await coupleToSeat(context);
  await page.setViewportSize(size);
  await page.goto(SEATING);
  if (tables === 3) {
    await page.getByRole('textbox', { name: 'How many guests?' }).fill('20');
    await page.keyboard.press('Tab');
  }
  await page
    .getByRole('button', { name: tables === 1 ? 'Lay out 1 table' : 'Lay out 3 tables' })
    .press('Enter');
  await expect(page.getByText('0 of 4 seated').filter({ visible: true })).toBeVisible();
}

/** The list of tables that is in sight: in the document there is one for phones and one beside the columns. */
export function tableCard(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name} `) }).filter({ visible: true });
}

export function saved(page: Page): Locator {
  return page.getByText('Saved', { exact: true });
}

/** A mode by its button, or by the menu where a phone has no room for it. */
export async function openMode(page: Page, mode: 'Room' | 'Check' | 'Print'): Promise<number> {
  const button = page.getByRole('radio', { name: mode, exact: true }).filter({ visible: true });
  if ((await button.count()) > 0) {
    await button.click();
    return 1;
  }
  await page.getByRole('button', { name: 'Plan options' }).click();
  await page.getByRole('menuitem', { name: mode === 'Room' ? 'Change the room' : mode }).click();
  return 2;
}

const FIRST = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gia', 'Hal', 'Ida', 'Jon'];
const LAST = ['Adler', 'Brook', 'Cruz', 'Diaz', 'Ellis', 'Frank', 'Gale', 'Hart'];

/** So many guests in households of one to four, a line each. */
export function manyGuests(count: number): string {
  const lines: string[] = [];
  for (let left = count, at = 0; left > 0; at += 1) {
    const size = Math.min(left, 1 + (at % 4));
    const last = `${LAST[at % LAST.length]}${String.fromCharCode(97 + Math.floor(at / LAST.length))}`;
    const people = Array.from({ length: size }, (_, place) => `${FIRST[(at * 3 + place) % 10]} ${last}`);
    lines.push(people.join(', '));
    left -= size;
  }
  return lines.join('\n');
}
