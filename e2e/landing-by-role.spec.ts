import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, signInVendor } from './support/demo-people.ts';
import { newestLink } from './support/mailbox.ts';
import { beginWedding, logIn, passwordOf, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const LEADS = '/inspire/vendors/leads/ready';
const DASHBOARD = '/inspire/vendors/dashboard';
const ONBOARD = '/inspire/vendors/onboard';
const QUEUE = '/support/inquiries';

const HOME = '/your-wedding';

const STARTS = { couple: HOME, vendor: DASHBOARD, newvendor: ONBOARD, support: QUEUE };

const emailOf = (name: keyof typeof STARTS) => `${name}@demo.example`;

/** In a form that is already open. */
async function fillIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account menu/ });

/** A page that has only just come may still be put at its top, and a menu closes when the page moves. */
async function choose(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry });
  await expect(async () => {
    if (await item.isHidden()) await accountMenu(page).click({ timeout: 2_000 });
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await item.click();
}

/** Otherwise a modal that comes once by itself would stand in the vendor's way. */
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInVendor(context);
  await context.close();
});

/** What the log-in form leads to is an address that the server decides about: everyone's is asked for without a browser. */
for (const [name, start] of Object.entries(STARTS)) {
  const foreign = start === QUEUE || start === HOME ? LEADS : '/wedding-vendors/inquiries';

  test(`the demo ${name} is led to work from the log-in page, from a page that is not theirs, and to one that is everyone’s`, async ({
    context,
  }) => {
    const leadsTo = async (address: string) => {
      const answer = await context.request.get(address);
      expect(answer.ok(), `${address} answers ${answer.status()}`).toBe(true);
      const { pathname, search } = new URL(answer.url());
      return pathname + search;
    };
    expect(await leadsTo(foreign)).toBe(`/account/login?next=${encodeURIComponent(foreign)}`);
    await signInDemo(context, name);
    expect(await leadsTo('/account/login')).toBe(start);
    expect(await leadsTo(`/account/login?next=${encodeURIComponent(foreign)}`)).toBe(start);
    expect(await leadsTo('/account/login?next=/faq')).toBe('/faq');
  });
}

test.describe('the demo vendor lands at work', () => {
  test('from the log-in page', async ({ page }) => {
    await logIn(page, emailOf('vendor'));
    await expect(page).toHaveURL(DASHBOARD);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: /^Good .*, Ruth$/ }),
    ).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('from a page that is not theirs, and on a page that is everyone’s', async ({ page }) => {
    await page.goto('/wedding-vendors/inquiries');
    await expect(page).toHaveURL(`/account/login?next=${encodeURIComponent('/wedding-vendors/inquiries')}`);
    await fillIn(page, emailOf('vendor'));
    await expect(page).toHaveURL(DASHBOARD);
    await choose(page, 'Log out');
    await expect(accountMenu(page)).toBeHidden();
    await page.goto('/account/login?next=/faq');
    await fillIn(page, emailOf('vendor'));
    await expect(page).toHaveURL('/faq');
  });
});

/** The door says on which side they come in, which matters to a couple; `start-path.test.ts` has everyone at every door. */
for (const [name, start] of [
  ['couple', ONBOARD],
  ['vendor', DASHBOARD],
] as const) {
  test.describe(`the demo ${name} comes by the vendors’ door`, () => {
    test('from the dialog on the vendors’ page', async ({ page }) => {
      await page.goto('/inspire/vendors');
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
      await fillIn(page, emailOf(name));
      await expect(page).toHaveURL(start);
    });

    test('from the link on the vendors’ page', async ({ page }) => {
      await page.goto('/inspire/vendors');
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByText('Log in to get back to your business.')).toBeVisible();
      await fillIn(page, emailOf(name));
      await expect(page).toHaveURL(start);
    });
  });
}

test('a vendor lands at work after setting a new password', async ({ page, context }) => {
  const email = await signUp(context, 'vendor', 'Ruth');
  await context.clearCookies();
  await page.goto('/account/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.goto(await newestLink(context.request, email, /Set a new password/));
  await page.getByLabel(/^New password/).fill('Better-pass2');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillIn(page, email, 'Better-pass2');
  await expect(page).toHaveURL(ONBOARD);
});

test('a vendor lands at work after confirming an email', async ({ page, context }) => {
  const email = await signUp(context, 'vendor', 'Ruth');
  await page.goto(await newestLink(context.request, email, /Confirm/));
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(ONBOARD);
});

test('the logo and the vendors’ page lead a vendor to the dashboard, from both frames', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'vendor');
  await page.goto('/inspire/vendors');
  await expect(page).toHaveURL(DASHBOARD);
  await expect(accountMenu(page)).toBeVisible();
  // Known in this browser, they are led on before any code of the page has come.
  await page.route('**/assets/*.js', (route) =>
    page.url().endsWith('/inspire/vendors') ? route.abort() : route.continue(),
  );
  await page.evaluate(() => window.location.assign('/inspire/vendors'));
  await expect(page).toHaveURL(DASHBOARD);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/inspire/vendors/faq');
  await expect(accountMenu(page)).toBeVisible();
  await page.getByRole('link', { name: 'Ampersand for vendors' }).click();
  await expect(page).toHaveURL(DASHBOARD);

  await page.goto('/faq');
  await expect(accountMenu(page)).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Inbox' })).toBeHidden();
  await page.getByRole('link', { name: 'Ampersand, home' }).click();
  await expect(page).toHaveURL(DASHBOARD);

  await page.goto('/faq');
  await bar.getByRole('link', { name: 'Vendor area' }).click();
  await expect(page).toHaveURL(DASHBOARD);

  await page.goto('/faq');
  await choose(page, 'Vendor area');
  await expect(page).toHaveURL(DASHBOARD);
});

test('the logo, the bar and the menu lead staff to the queue', async ({ page, context }) => {
  await signInDemo(context, 'support');
  for (const [address, name] of [
    ['/faq', 'Ampersand, home'],
    ['/inspire/vendors/faq', 'Ampersand for vendors'],
  ] as const) {
    await page.goto(address);
    await expect(accountMenu(page)).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(QUEUE);
  }
  await page.goto('/faq');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Review queue' }).click();
  await expect(page).toHaveURL(QUEUE);
  await expect(bar.getByRole('link', { name: 'Review queue' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, { withShell: true });
  await page.goto('/');
  await choose(page, 'Review queue');
  await expect(page).toHaveURL(QUEUE);
});

test('a vendor’s settings are in the vendor’s frame, without a wedding', async ({ page, context }) => {
  await signInDemo(context, 'vendor');
  await page.goto(LEADS);
  await choose(page, 'Account settings');
  await expect(page).toHaveURL('/inspire/vendors/account');
  await expect(page.getByRole('region', { name: 'Your name' }).getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByRole('link', { name: 'Ampersand for vendors' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/wedding|partner/i)).toHaveCount(0);
  await expectAccessible(page, { withShell: true });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }

  await page.getByRole('link', { name: 'Manage email preferences' }).click();
  await expect(page).toHaveURL('/inspire/vendors/account/notifications');
  await expect(page.getByRole('radio', { name: /^Each lead and message/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Your wedding')).toHaveCount(0);
  await expectAccessible(page, { withShell: true });
  await page.getByRole('main').getByRole('link', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/inspire/vendors/account');

  // Links in emails know the other address.
  await page.goto('/account/settings#your-data');
  await expect(page).toHaveURL('/inspire/vendors/account#your-data');
});

test('staff have settings without a wedding', async ({ page, context }) => {
  await signInDemo(context, 'support');
  await page.goto('/support/inquiries');
  await choose(page, 'Account settings');
  await expect(page).toHaveURL('/account/settings');
  await expect(page.getByRole('region', { name: 'Your name' }).getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('main').getByText(/wedding|partner/i)).toHaveCount(0);
  await expectAccessible(page, { withShell: true });
});

test('a page of the other side says whose it is and leads on', async ({ page, context }) => {
  await signInDemo(context, 'couple');
  await page.goto('/inspire/vendors/leads');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for vendors' })).toBeVisible();
  await expectAccessible(page, { withShell: true });
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(HOME);
  await context.clearCookies();

  await signInDemo(context, 'newvendor');
  await page.goto('/favorites/home');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for couples' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to your vendor area' }).click();
  await expect(page).toHaveURL(ONBOARD);
});

test('whoever has a wedding and a business goes from one to the other, and comes back where they were', async ({
  page,
  context,
}) => {
  const email = await signUp(context, 'vendor', 'Bo');
  await beginWedding(context, { primaryFirstName: 'Bo', partnerFirstName: 'Kit' });
  await context.clearCookies();
  await logIn(page, email);
  await expect(page).toHaveURL(HOME);
  await choose(page, 'Vendor area');
  await expect(page).toHaveURL(ONBOARD);
  await choose(page, 'Account settings');
  await expect(page).toHaveURL('/inspire/vendors/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your wedding' })).toBeVisible();
  await choose(page, 'Log out');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();

  await logIn(page, email);
  await expect(page).toHaveURL(ONBOARD);
  await choose(page, 'Your wedding');
  await expect(page).toHaveURL(HOME);
  await choose(page, 'Account settings');
  await expect(page).toHaveURL('/account/settings');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vendor account settings' }).click();
  await expect(page).toHaveURL('/inspire/vendors/account');
});
