import { type BrowserContext, expect } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** Signs someone of the demo world in through the API, in the cookie jar of this browser context. */
export async function signInDemo(context: BrowserContext, name: string): Promise<void> {
  await context.request.get('/website-nav/web-api/v1/user/get');
  const token = (await context.cookies()).find((cookie) => cookie.name === 'csrf_token')?.value ?? '';
  const answer = await context.request.post('/web-api/v1/auth/sign-in', {
    headers: { 'x-csrf-token': decodeURIComponent(token) },
    data: { email: `${name}@demo.example`, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
