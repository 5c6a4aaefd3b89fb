import { type BrowserContext, expect, type Page } from '@playwright/test';
import { beginWedding, csrf, signUp } from './people.ts';

export type InvitedEvent = { uuid: string; version: number; closesOn: string | null };
export type Inviting = { code: string; householdUuid: string; event: InvitedEvent };

const DISHES = [
  { uuid: null, name: 'Short rib', text: 'with roasted carrots', eaters: 'ALL' },
  { uuid: null, name: 'Hudson Valley trout', text: '', eaters: 'ALL' },
];

/** A call as the couple’s own page makes it. */
export async function callAs<T>(
  context: BrowserContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await context.request.fetch(path, { method, headers: await csrf(context), data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json() as Promise<T>;
}

/** A couple that invites one household a line. */
export async function coupleWithGuests(context: BrowserContext, lines: string): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  await callAs(context, 'POST', '/web-api/v1/guests/lines', { lines, side: 'A', list: 'INVITED' });
}

/** A couple that has invited households to a dinner with two dishes; the code is that of the first. */
export async function coupleInviting(context: BrowserContext, lines: string): Promise<Inviting> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: '2031-09-13',
  });
  const added = await callAs<{ households: { uuid: string }[] }>(
    context,
    'POST',
    '/web-api/v1/guests/lines',
    { lines, side: 'A', list: 'INVITED' },
  );
  const { events } = await callAs<{ events: InvitedEvent[] }>(context, 'GET', '/web-api/v1/guests');
  const [wedding] = events;
  const event = await callAs<InvitedEvent>(context, 'PUT', `/web-api/v1/guests/events/${wedding?.uuid}`, {
    ...wedding,
    startsAt: '16:00',
    placeName: 'Leopold House',
    closesOn: '2031-08-14',
    meals: 'CHOICE',
    dishes: DISHES,
  });
  const { households } = await callAs<{ households: { householdUuid: string; linkCode: string }[] }>(
    context,
    'GET',
    '/web-api/v1/rsvp',
  );
  const householdUuid = added.households[0]?.uuid ?? '';
  const code = households.find((link) => link.householdUuid === householdUuid)?.linkCode ?? '';
  return { code, householdUuid, event };
}

/** Somebody’s own phone, without an account and without a single cookie. */
export async function guestPhone(context: BrowserContext, javaScriptEnabled: boolean): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('A journey has a browser.');
  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, javaScriptEnabled });
  return phone.newPage();
}
