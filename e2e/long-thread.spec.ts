import { type BrowserContext, expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { newestLink } from './support/mailbox.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const API = '/web-marketplace-api/v1';
const NEXT_YEAR = new Date().getFullYear() + 1;

async function post(context: BrowserContext, path: string, data: unknown) {
  const answer = await context.request.post(`${API}/${path}`, { headers: await csrf(context), data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

const letter = (message: string) => ({ requestUuid: crypto.randomUUID(), message, attachmentUuids: [] });

test('a long thread opens with its newest messages, goes back on both sides, and takes only so many', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const vendor = await browser.newContext();
  const [listing] = await signInVendor(vendor);
  const email = await signUp(context, 'couple', 'Orla');
  await beginWedding(context, { primaryFirstName: 'Orla', weddingDate: `${NEXT_YEAR}-06-12` });
  await page.goto(await newestLink(context.request, email, /confirm|verify/i));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  const sent = await post(context, 'inquiry', {
    requestUuid: crypto.randomUUID(),
    storefrontUuids: [listing?.uuid],
    events: ['day-of'],
    weddingDate: `${NEXT_YEAR}-06-12`,
    flexible: false,
    guestCount: 90,
    cityId: null,
    location: 'Hudson, NY',
    budgetMinCents: null,
    budgetMaxCents: null,
    optionIds: [],
    message: 'Our very first words',
  });
  const { inquiries } = (await sent.json()) as { inquiries: [{ uuid: string }] };
  const [{ uuid }] = inquiries;
  const read = () => vendor.request.get(`${API}/manage/inquiry/${uuid}`);
  await expect.poll(async () => (await read()).status()).toBe(200);
  for (let count = 1; count <= 58; count += 1)
    await post(context, `inquiry/${uuid}/message`, letter(`Note ${count}`));

  const couple = await watchPage(page);
  await couple.open(`/wedding-vendors/inquiries/${uuid}`);
  const talk = page.getByRole('log');
  await expect(talk.getByText('Note 58')).toBeInViewport();
  await expect(talk.getByText('Our very first words')).toHaveCount(0);
  const earlier = talk.getByRole('button', { name: 'Show earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  const oldest = talk.getByText(/: Note 9$/);
  await earlier.click();
  await expect(talk.getByText('Our very first words')).toBeAttached();
  await expect(oldest).toBeInViewport();
  await expect(earlier).toHaveCount(0);

  // What comes in is added to all that is shown.
  await post(context, `inquiry/${uuid}/message`, letter('Note 59'));
  await expect(talk.getByText('Note 59')).toBeAttached();
  await expect(talk.getByText('Our very first words')).toBeAttached();

  const words = 'One more thing that must not be lost';
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/That’s a lot of messages in a short time/)).toBeVisible();
  await expect(field).toHaveValue(words);

  const desk = await vendor.newPage();
  await desk.goto(`/inspire/vendors/leads/ready/${uuid}?storefront=${listing?.uuid}`);
  const lead = desk.getByRole('region', { name: 'Conversation with Orla' });
  await expect(lead.getByText('Note 59')).toBeAttached();
  await lead.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(lead.getByText('Our very first words')).toBeAttached();
});
