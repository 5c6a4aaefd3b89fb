import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { appCode } from '../src/server/testing/totp.ts';
import { expectAccessible } from './support/accessible.ts';
import { PATTERNS } from './support/all-pages.ts';
import { newestCode } from './support/mailbox.ts';
import { PASSWORD, passwordOf, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.use({ javaScriptEnabled: false });

async function fillLogin(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Somebody new, signed up elsewhere: this browser knows nothing of them. */
async function newCouple(browser: Browser): Promise<string> {
  const other = await browser.newContext();
  const email = await signUp(other, 'couple', 'Maya');
  await other.close();
  return email;
}

async function anInquiryAddress(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/wedding-vendors/wedding-photographers');
  const [, uuid] = /"storefrontUuid\\?"[,:]\\?"([0-9a-f-]{36})/.exec(await answer.text()) ?? [];
  expect(uuid, 'a vendor on the page').toBeTruthy();
  return `/wedding-vendors/inquiries/new?vendors=${uuid}`;
}

test('logs in where it was asked for, and out again', async ({ page, browser }) => {
  const email = await newCouple(browser);
  await page.goto('/wedding-vendors/inquiries');
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/wedding-vendors\/inquiries$/);

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await expect(page, 'nobody is logged in').toHaveURL(/\/account\/login\?next=/);
});

test('a page whose parts come by script says so, instead of gray boxes for ever', async ({
  page,
  browser,
}) => {
  const email = await newCouple(browser);
  await page.goto('/account/login?next=%2Faccount%2Fsettings');
  await fillLogin(page, email);
  await page.getByRole('main').getByRole('link', { name: 'log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('leads say so on white, with no strip of another color above', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/account/login?next=%2Finspire%2Fvendors%2Fleads%2Fready');
  await fillLogin(page, 'vendor@demo.example');
  await expect(page).toHaveURL(/\/leads\/ready$/);
  // Texts in a noscript element are no texts for the browser's driver, even where they are drawn.
  await expect(page.getByRole('main')).toContainText('Leads need JavaScript', { useInnerText: true });
  const header = await page.getByRole('banner').boundingBox();
  const desk = await page.getByRole('heading', { level: 1, name: 'Leads' }).locator('..').boundingBox();
  expect(desk?.y, 'the page begins where its header ends').toBe((header?.y ?? 0) + (header?.height ?? 0));
  await page.getByRole('main').getByRole('link', { name: 'log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a wrong password is said on the page, with the address kept and the password gone', async ({
  page,
  browser,
}) => {
  const email = await newCouple(browser);
  await page.goto('/account/login');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await fillLogin(page, email, 'Not-my-password-1');
  expect((await answered).status()).toBe(401);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/your-wedding');
});

test('a second factor is asked for on a page of its own', async ({ page, browser }) => {
  const setup = await browser.newContext({ javaScriptEnabled: true });
  const email = await signUp(setup, 'couple', 'Maya');
  const settings = await setup.newPage();
  await settings.goto('/account/settings#two-factor');
  const section = settings.getByRole('region', { name: 'Two-factor' });
  await section.getByRole('button').first().click();
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await settings
    .getByRole('dialog')
    .getByLabel('6-digit code')
    .fill(await newestCode(settings.request, email));
  const secret = await section
    .getByText(/^[A-Z2-7 ]{16,}$/)
    .first()
    .innerText();
  const uri = `otpauth://totp/Ampersand?secret=${secret.replaceAll(/\s/g, '')}`;
  await section.getByLabel('Code from your app').fill(appCode(uri));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await setup.close();

  await page.goto('/account/login?next=/favorites/home');
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expect(page.getByText(/code/i).first()).toBeVisible();
  await page.getByLabel('Code').fill(appCode(uri));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/favorites\/home$/);
});

test('a vendor finds the way in', async ({ page }) => {
  await page.goto('/inspire/vendors');
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await expect(page).toHaveURL(/\/account\/login\?next=/);
});

test('places and names are found by what was typed', async ({ page }) => {
  await page.goto('/wedding-vendors');
  const form = page.getByRole('form', { name: 'Find vendors' });
  await form.getByLabel('Where', { exact: true }).fill('Hudson, NY');
  await form.getByLabel('Looking for').selectOption({ label: 'Photographers' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/wedding-vendors\/search\/hudson-ny--wedding-photographers$/);

  await page.getByText('Place: Hudson, NY').click();
  await page.getByLabel('Where', { exact: true }).last().fill('nashville');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/wedding-vendors\/search\/nashville[a-z-]*--wedding-photographers$/);

  await page.goto('/wedding-vendors');
  await form.getByLabel('Where', { exact: true }).fill('qqqqzzzz');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('We don’t know a place by that name.')).toBeVisible();

  await page.getByLabel('Someone in mind?').fill('the');
  await page.getByRole('button', { name: 'Find by name' }).click();
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible();
});

/** Each name with the one that stands among the answers, and the way there with the state. */
const AMBIGUOUS = [
  { typed: 'hudson', town: 'Hudson, NY', slug: 'hudson-ny' },
  { typed: 'Springfield', town: 'Springfield, OH', slug: 'springfield-oh' },
];

for (const { typed, town, slug } of AMBIGUOUS) {
  test(`${typed} may be many towns: the page asks which`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Where will it be?').fill(typed);
    await page.getByRole('button', { name: 'Start planning' }).click();
    await expect(page.getByText('Which one do you mean?')).toBeVisible();
    const towns = page.getByRole('list', { name: 'Suggestions' }).getByRole('link');
    const addresses = await towns.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size, 'each search once').toBe(addresses.length);
    await towns.filter({ hasText: town }).first().click();
    await expect(page).toHaveURL(new RegExp(`/search/${slug}--wedding-venues$`));

    await page.goto('/wedding-vendors/find?place=qqqqzzzz&category=wedding-florists');
    const form = page.getByRole('form', { name: 'Find vendors' });
    await expect(form.getByLabel('Looking for'), 'the trade is kept').toHaveValue('wedding-florists');
    await form.getByLabel('Where', { exact: true }).fill(typed);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Which one do you mean?')).toBeVisible();
    await form.getByLabel('Where', { exact: true }).fill(town.toLowerCase());
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`/search/${slug}--wedding-florists$`));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  for (const address of [
    '/wedding-vendors/wedding-venues',
    '/wedding-vendors/wedding-photographers?sort=most-reviewed',
    '/wedding-vendors/search/nashville-tn--wedding-venues',
    '/wedding-vendors/near-me/wedding-venues',
  ]) {
    test(`a place can be given at ${address}`, async ({ page }) => {
      await page.goto(address);
      await page.getByText(/^Place: \S/).click();
      const field = page.getByLabel('Where', { exact: true }).and(page.getByPlaceholder('City or town'));
      await field.last().fill('hudson, ny');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/wedding-vendors\/search\/hudson-ny--wedding-/);
    });
  }

  for (const address of ['/', '/wedding-vendors', '/wedding-vendors/find']) {
    test(`a place can be given at ${address}`, async ({ page }) => {
      await page.goto(address);
      await page
        .getByLabel(/^Where/)
        .last()
        .fill('hudson, ny');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/wedding-vendors\/search\/hudson-ny--wedding-venues$/);
    });
  }

  for (const address of [
    '/inspiration',
    '/inspiration/wedding',
    '/inspiration/photo',
    '/wedding-vendors/how-we-rank',
  ]) {
    test(`vendors, and with them a place, can be reached from ${address}`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Menu' }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vendors', exact: true }).click();
      await expect(page).toHaveURL(/\/wedding-vendors$/);
    });
  }
});

test('the home page’s city leads to its vendors', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Where will it be?').fill('nashville');
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expect(page).toHaveURL(/\/wedding-vendors\/search\/nashville[a-z-]*--wedding-venues$/);
});

test('an inquiry is refused with every word kept, then sent', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  await page.goto(await anInquiryAddress(context));
  await page.getByRole('textbox', { name: /^Date/ }).fill('06/12/2031');
  await page.getByText('Engagement', { exact: true }).click();
  await page.getByLabel('Guests').fill('120');
  await page.getByLabel('Where', { exact: true }).fill('qqqqzzzz');
  await page.getByLabel('Budget for the whole wedding').first().selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Send inquiry' }).click();

  await expect(page.getByText('No city by that name.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Date/ })).toHaveValue('06/12/2031');
  await expect(page.getByRole('checkbox', { name: 'Engagement' })).toBeChecked();
  await expect(page.getByLabel('Where', { exact: true })).toHaveValue('qqqqzzzz');
  await expect(page.getByLabel('Budget for the whole wedding').first()).not.toHaveValue('unsaid');

  await page.getByLabel('Where', { exact: true }).fill('hudson');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText(/^Which one do you mean\?/)).toBeVisible();
  await expect(page.getByLabel('Where', { exact: true })).toHaveValue('hudson');

  await page.getByLabel('Where', { exact: true }).fill('Hudson, NY');
  await page.getByLabel('Your message').fill('We love your work. Are you free that day?');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page).toHaveURL(/\/wedding-vendors\/inquiries\/[0-9a-f-]{36}$/);
  await expect(page.getByText('We love your work. Are you free that day?').last()).toBeVisible();
});

test('a guest’s inquiry says to log in first and keeps the words', async ({ page, context }) => {
  await page.goto(await anInquiryAddress(context));
  await expect(page.getByText('before you write')).toBeVisible();
  await page.getByText('Our date is flexible').click();
  await page.getByLabel('Guests').fill('80');
  await page.getByLabel('Where', { exact: true }).fill('Hudson, NY');
  await page.getByLabel('Your message').fill('Hello there');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Log in to send it.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Hello there');
});

test('forms that need scripts say so, before and after', async ({ page }) => {
  await page.goto('/account/forgot-password');
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('a@b.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('addresses that cannot be read answer a page in our frame', async ({ page }) => {
  for (const address of ['/%E0%A4%A', '/wedding-vendors/%zz', '/account/%']) {
    const answer = await page.request.get(address, { headers: HTML });
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/html');
  }
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('no address with a broken escape answers data, or as if there were something', async ({ page }) => {
  const beginnings = new Set(
    PATTERNS.map((pattern) => /^\/[^/:*]*/.exec(pattern)?.[0].replace(/\/?$/, '/:rest') ?? '/:rest'),
  );
  const patterns = [...beginnings, ...PATTERNS.filter((pattern) => /[:*]/.test(pattern)), '/assets/:file'];
  for (const pattern of patterns) {
    for (const broken of ['%E0%A4%A', '%zz', '%ff', 'x%']) {
      const address = pattern.replaceAll(/:\w+|\*/g, broken);
      const answer = await page.request.get(address, { headers: HTML, maxRedirects: 0 });
      // Members' pages ask first who is there.
      expect([302, 404], address).toContain(answer.status());
      if (answer.status() === 404) expect(answer.headers()['content-type'], address).toContain('text/html');
    }
  }
});

test('a link to unsubscribe that is not whole offers nothing to press', async ({ page }) => {
  for (const token of ['%E0%A4%A', 'c.00000000-0000-4000-8000-000000000000.cut']) {
    const answer = await page.goto(`/account/unsubscribe/${token}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('a refused form’s page is accessible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  const answer = await page.request.post('/account/forgot-password', {
    headers: { ...HTML, origin: baseURL ?? '' },
    form: { email: 'a@b.example' },
  });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
  await page.setContent(await answer.text());
  await expectAccessible(page);
  await context.close();
});
