import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Of everybody who signs up in a test. */
export const PASSWORD = 'Peony-arch-41';
export const DEMO_PASSWORD = 'Ampersand-1';

/** The demo people came with the world, and so did their password: signing up with it would be refused. */
export function passwordOf(email: string): string {
  return email.endsWith('@demo.example') ? DEMO_PASSWORD : PASSWORD;
}

export function newEmail(kind: string): string {
  return `${kind}-${randomUUID().slice(0, 8)}@people.example`;
}

/** The header that calls which change something need. */
export async function csrf(context: BrowserContext): Promise<Record<string, string>> {
  await context.request.get('/website-nav/web-api/v1/user/get');
  const cookie = (await context.cookies()).find(({ name }) => name === 'csrf_token');
  return { 'x-csrf-token': decodeURIComponent(cookie?.value ?? '') };
}

/** Signs a new person up through the API, in the cookie jar of this browser context. */
export async function signUp(
  context: BrowserContext,
  kind: 'couple' | 'vendor',
  firstName: string,
): Promise<string> {
  const email = newEmail(kind);
  const answer = await context.request.post(`/web-api/v1/auth/sign-up/${kind}`, {
    headers: await csrf(context),
    data: { email, password: PASSWORD, firstName, lastName: 'Tester' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Signs somebody in through the API, in the cookie jar of this browser context. */
export async function signInAs(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post('/web-api/v1/auth/sign-in', {
    headers: await csrf(context),
    data: { email, password: passwordOf(email) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Begins a wedding for the signed-in person, with what they already know about it. */
export async function beginWedding(
  context: BrowserContext,
  details: {
    weddingDate?: string;
    cityId?: number;
    guestCount?: number;
    primaryFirstName?: string;
    partnerFirstName?: string;
    budgetCents?: number;
  } = {},
): Promise<void> {
  const answer = await context.request.put('/web-api/v1/wedding', {
    headers: await csrf(context),
    data: { guestCount: 120, ...details },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function logIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.goto('/account/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
