import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callAs, coupleWithGuests } from './inviting.ts';

export const SEATING = '/wedding-planning/seating-chart';

type Guests = { events: { uuid: string }[] };

/** Three households on one event, nobody seated. */
export async function coupleToSeat(context: BrowserContext): Promise<string> {
  await coupleWithGuests(context, 'Rosa Delgado and Marco Delgado\nTheo Hart\nDana Klein');
  const { events } = await callAs<Guests>(context, 'GET', '/web-api/v1/guests');
  return events[0]?.uuid ?? '';
}

/** The list of tables that is in sight: in the document there is one for phones and one beside the columns. */
export function tableCard(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name} `) }).filter({ visible: true });
}

export function saved(page: Page): Locator {
  return page.getByText('Saved', { exact: true });
}
