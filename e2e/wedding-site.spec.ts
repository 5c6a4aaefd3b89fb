import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, guestPhone } from './support/inviting.ts';
import { test } from './support/test.ts';
import { passcodeOf, publishSite, startSite, WEBSITE } from './support/website.ts';

const WIDTHS = [375, 1280];

/** A published site behind a passcode, in a design of the couple's choice; its dinner is for those who are invited. */
async function openSite(context: BrowserContext, design = 'editorial') {
  const { code } = await coupleInviting(context, 'Ruth Adler, Hal Adler');
  const { events, address } = await startSite(context, design);
  for (const { id } of events)
    await callAs(context, 'PUT', `${WEBSITE}/events/${id}/visibility`, { visibility: 'INVITED' });
  await publishSite(context);
  return { passcode: await passcodeOf(context), code, address };
}

async function comeIn(phone: Page, address: string, passcode: string): Promise<void> {
  await phone.goto(address);
  await phone.getByLabel('Passcode').fill(passcode);
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText('This website is for invited guests');
}

async function expectGood(phone: Page): Promise<void> {
  for (const width of WIDTHS) {
    await phone.setViewportSize({ width, height: 900 });
    await expectAccessible(phone, { withShell: true });
    await expectNoOverflow(phone);
  }
}

test('a guest comes in by the passcode and stays in, without a line of script', async ({ context }) => {
  const { passcode, address } = await openSite(context);
  const phone = await guestPhone(context, true);
  const scripts: string[] = [];
  phone.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await phone.goto(address);
  await expect(phone).toHaveTitle('This website is for invited guests · Ampersand');
  await expect(phone.getByText('Maya')).toHaveCount(0);
  await expectGood(phone);
  await phone.getByLabel('Passcode').fill('not this one');
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByRole('alert')).toHaveText(/doesn’t match/);
  await expect(phone.getByLabel('Passcode')).toHaveValue('not this one');
  await expectGood(phone);
  await comeIn(phone, address, passcode);
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await expectGood(phone);
  await phone.goto(`${address}/faq`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Q & A' })).toBeVisible();
  expect(scripts).toEqual([]);
  await phone.context().close();
});

test('an event that some are invited to is there by their link, and nowhere by the passcode', async ({
  context,
}) => {
  const { passcode, address, code } = await openSite(context);
  const stranger = await guestPhone(context, false);
  await comeIn(stranger, address, passcode);
  await stranger.goto(`${address}/schedule`);
  expect(await stranger.content()).not.toContain('Leopold House');

  const household = await guestPhone(context, false);
  await household.goto(`${address}/schedule?g=${code}`);
  // The address they go on at says nothing of who they are.
  await expect(household).toHaveURL(new RegExp(`${address}/schedule$`));
  await expect(household.getByText('Leopold House').first()).toBeVisible();
  await stranger.context().close();
  await household.context().close();
});

test('a message to the couple that cannot be taken is there again, and then arrives', async ({ context }) => {
  const { passcode, address } = await openSite(context);
  const phone = await guestPhone(context, true);
  await comeIn(phone, address, passcode);
  await phone.goto(`${address}/faq`);
  await phone.getByLabel('Your name').fill('   ');
  await phone.getByLabel('Your email').fill('ruth@example.com');
  await phone.getByLabel('Your message').fill('Is there a train?');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('alert')).toHaveText('Please fill in your name and a message.');
  await expect(phone.getByLabel('Your email')).toHaveValue('ruth@example.com');
  await expect(phone.getByLabel('Your message')).toHaveValue('Is there a train?');
  await expectGood(phone);
  await phone.getByLabel('Your name').fill('Ruth Adler');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('status')).toHaveText(/on its way/);
  await expectGood(phone);
  const { messages } = await callAs<{ messages: object[] }>(context, 'GET', `${WEBSITE}/messages`);
  expect(messages).toMatchObject([
    { name: 'Ruth Adler', email: 'ruth@example.com', text: 'Is there a train?' },
  ]);
  await phone.context().close();
});

test('a website is reported from its foot', async ({ context }) => {
  const { passcode, address } = await openSite(context);
  const phone = await guestPhone(context, true);
  await comeIn(phone, address, passcode);
  await phone.getByText('Report this website').click();
  await phone.getByLabel('What’s wrong?').selectOption({ label: 'It pretends to be someone else' });
  await phone.getByLabel('Anything we should know (optional)').fill('These are not our names.');
  await expectGood(phone);
  await phone.getByRole('button', { name: 'Send report' }).click();
  await expect(phone.getByText('Someone on our team will look at it.')).toBeVisible();
  await phone.context().close();
});

test('a private website is in no answer of ours', async ({ context, request }) => {
  const { address, code, passcode } = await openSite(context);
  for (const path of [
    '',
    '/schedule',
    '/travel',
    '/faq',
    '/nothing',
    '.data',
    '/schedule.data',
    '/faq.data',
  ]) {
    const answer = await request.get(address + path);
    const text = await answer.text();
    for (const secret of ['Jonah', 'Leopold House', 'Adler', '2031', 'og:', passcode, code])
      expect(text, `${path} ${secret}`).not.toContain(secret);
    expect(answer.headers()['x-robots-tag'], path).toMatch(/noindex/);
    expect(answer.headers()['cache-control'], path).toMatch(/no-store/);
  }
  const slug = address.split('/').at(-1) ?? '';
  const elsewhere = ['/sitemap.xml', '/sitemaps/couples.xml', '/find-a-couple?names=maya+jonah'];
  for (const path of [...elsewhere, '/web-api/v1/find-a-couple?names=maya', '/web-api/v1/wedding-sites'])
    expect(await (await request.get(path)).text(), path).not.toContain(slug);
  // Whoever has come in reads it, and nobody is told what to show of it elsewhere.
  const phone = await guestPhone(context, false);
  await comeIn(phone, address, passcode);
  const inside = await phone.content();
  expect(inside).not.toContain('og:');
  expect(inside).not.toContain('rel="canonical"');
  await phone.context().close();
});

test('a website for everybody says so to those who share it, and to search engines where it was asked', async ({
  context,
  request,
}) => {
  const { address } = await openSite(context);
  const open = { privacy: 'PUBLIC', isListed: false, isIndexed: false };
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, open);
  const first = await request.get(address);
  expect(first.headers()['x-robots-tag']).toContain('noindex');
  expect(await first.text()).toContain('property="og:title"');
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, { ...open, isIndexed: true });
  await expect.poll(async () => (await request.get(address)).headers()['x-robots-tag']).toBeUndefined();
  expect(await (await request.get(address)).text()).toContain('rel="canonical"');
});
