import { type BrowserContext, expect } from '@playwright/test';
import { signInDemo } from './support/demo-people.ts';
import { newestLink } from './support/mailbox.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const API = '/web-marketplace-api/v1';
const NEXT_YEAR = new Date().getFullYear() + 1;

async function post(context: BrowserContext, path: string, data: unknown) {
  const token = (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '';
  return context.request.post(`${API}/${path}`, {
    headers: { 'x-csrf-token': decodeURIComponent(token) },
    data,
  });
}

test('both sides read the same budget, and a declined talk promises nothing any more', async ({
  page,
  context,
  browser,
}) => {
  const vendor = await browser.newContext();
  await signInDemo(vendor, 'vendor');
  await post(vendor, 'vendor-user/settings', { key: 'text_message_opt_in_shown' });
  const [listing] = (await (await vendor.request.get(`${API}/manage/storefronts`)).json()) as [
    { uuid: string; name: string },
  ];
  const email = await signUp(context, 'couple', 'Beatrix');
  await beginWedding(context, { primaryFirstName: 'Beatrix', weddingDate: `${NEXT_YEAR}-06-12` });
  await page.goto(await newestLink(context.request, email, /confirm|verify/i));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  const sent = await post(context, 'inquiry', {
    requestUuid: crypto.randomUUID(),
    storefrontUuids: [listing.uuid],
    events: ['day-of'],
    weddingDate: `${NEXT_YEAR}-06-12`,
    flexible: false,
    guestCount: 90,
    cityId: null,
    location: 'Hudson, NY',
    budgetMinCents: 0,
    budgetMaxCents: 190_000,
    optionIds: [],
    message: 'Are you free in June? Reach us at beatrix@letters.example.',
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { inquiries } = (await sent.json()) as { inquiries: [{ uuid: string }] };
  const [{ uuid }] = inquiries;
  const read = () => vendor.request.get(`${API}/manage/inquiry/${uuid}`);
  await expect.poll(async () => (await read()).status()).toBe(200);

  const desk = await vendor.newPage();
  await (await watchPage(desk)).open(`/inspire/vendors/leads/ready/${uuid}?storefront=${listing.uuid}`);
  const lead = desk.getByRole('region', { name: 'Conversation with Beatrix' });
  await expect(desk.getByRole('list', { name: 'Leads' }).getByText(/· Up to \$1\.9k$/)).toBeVisible();
  await expect(lead.getByText('contact details show after you connect')).toBeVisible();

  const couple = await watchPage(page);
  await couple.open(`/wedding-vendors/inquiries/${uuid}`);
  await expect(page.getByText(/Your request · .* · Up to \$1,900/)).toBeVisible();

  const declined = await post(vendor, `manage/inquiry/${uuid}/decline`, {
    reason: 'DATE_UNAVAILABLE',
    note: 'Our friends may be free: write to hello@millbarn.example.',
  });
  expect(declined.status(), await declined.text()).toBe(200);
  const talk = page.getByRole('log');
  await expect(talk.getByText('This conversation has ended.')).toBeVisible();
  await expect(talk.getByText('contact details stay hidden')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.reload();
  await expect(talk.getByRole('heading', { name: /^Similar to/ })).toBeAttached();
  await expect(talk.getByText(/declined: Not available on your date/)).toBeInViewport({ ratio: 1 });
  await expect(talk.getByText('Our friends may be free')).toBeInViewport({ ratio: 1 });
  await expect(talk.getByText(/after you connect|once you are connected/)).toHaveCount(0);

  await desk.goto(`/inspire/vendors/leads/closed/${uuid}?storefront=${listing.uuid}`);
  await expect(lead.getByText('contact details stay hidden').first()).toBeVisible();
  await expect(desk.getByText('You were not connected, so last names').first()).toBeVisible();
  await expect(desk.getByText(/show after you connect/)).toHaveCount(0);
  // Nothing speaks for it any more, and it has no price.
  await expect(desk.getByText(/Reason: Not available on their date/)).toBeVisible();
  await expect(desk.getByText(/^Why it fits$|^Why this price$/)).toHaveCount(0);
});
