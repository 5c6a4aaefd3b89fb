import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { test } from './support/test.ts';

const API = '**/web-marketplace-api/v1';
const PAGE = '/inspire/vendors/user-management';

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Get text notifications' });

type Facts = {
  wasShown?: boolean;
  settings?: { smsOptedInAt: string | null; phoneUnsubscribed: boolean };
  isPublished?: boolean;
};

/** The demo manager as the server would describe somebody else; gives how often the flag was set. */
async function pretend(page: Page, { wasShown = false, settings, isPublished = true }: Facts) {
  const flags: string[] = [];
  await page.route(`${API}/vendor-user/settings/*`, (route) =>
    route.fulfill({ json: { key: 'text_message_opt_in_shown', flag: wasShown } }),
  );
  await page.route(`${API}/vendor-user/settings`, async (route) => {
    flags.push(route.request().postDataJSON().key);
    await route.fulfill({ json: { key: 'text_message_opt_in_shown', flag: true } });
  });
  await page.route(`${API}/vendor-user/context`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...(settings && { settings }) } });
  });
  if (!isPublished) {
    await page.route(`${API}/manage/storefronts`, async (route) => {
      const listings = await (await route.fetch()).json();
      await route.fulfill({
        json: listings.map((listing: object) => ({ ...listing, published: false, publishedAt: null })),
      });
    });
  }
  return flags;
}

/** Everything that decides is known and drawn, and nothing has come. */
async function expectNothing(page: Page, decided: Promise<unknown>) {
  await decided;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(modalOf(page)).toHaveCount(0);
}

const answerOf = (page: Page, path: string) => page.waitForResponse((answer) => answer.url().includes(path));
/** Asked of whoever might be due. */
const answersAbout = (page: Page) =>
  Promise.all(['/vendor-user/context', '/vendor-user/settings/'].map((path) => answerOf(page, path)));

test('the text-message modal comes once to a vendor with a published listing, and showing it sets the flag', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'manager');
  const flags = await pretend(page, {});
  await page.goto(PAGE);
  await expect(modalOf(page)).toBeVisible();
  await expect.poll(() => flags).toEqual(['text_message_opt_in_shown']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
});

for (const [what, facts] of [
  ['was shown before', { wasShown: true }],
  ['is opted in', { settings: { smsOptedInAt: '2026-01-01T00:00:00.000Z', phoneUnsubscribed: false } }],
  ['is unsubscribed', { settings: { smsOptedInAt: null, phoneUnsubscribed: true } }],
  ['has no published listing', { isPublished: false }],
] as const) {
  test(`the text-message modal does not come to a vendor who ${what}`, async ({ page, context }) => {
    await signInDemo(context, 'manager');
    const flags = await pretend(page, facts);
    const decided = 'isPublished' in facts ? answerOf(page, '/manage/storefronts') : answersAbout(page);
    await page.goto(PAGE);
    await expectNothing(page, decided);
    expect(flags).toEqual([]);
  });
}

test('the text-message modal does not come to a visitor', async ({ page }) => {
  await pretend(page, {});
  const decided = answerOf(page, '/user/get');
  await page.goto('/inspire/vendors');
  await expectNothing(page, decided);
});

test('the text-message modal waits until no other modal is open', async ({ page, context }) => {
  await signInDemo(context, 'manager');
  await pretend(page, {});
  const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`${API}/vendor-user/settings/*`, async (route) => {
    await opened;
    await route.fallback();
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: /^Leave / }).click();
  const other = page.getByRole('alertdialog');
  await expect(other).toBeVisible();
  const decided = answerOf(page, '/vendor-user/settings/');
  letGo();
  await expectNothing(page, decided);
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(modalOf(page)).toBeVisible();
});

/** Asks for a change of email, which wants a code. */
async function askForSensitiveChange(page: Page) {
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByLabel('New email').fill('other@people.example');
  await section.getByRole('button', { name: 'Change email' }).click();
}

/** Both dialogs bring their code when they are needed, so either may be late. */
async function keepBack(page: Page, chunk: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(chunk);
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

for (const [late, chunk] of [
  ['question', /text-message-opt-in-modal.*\.js/],
  ['code field', /two-factor-dialog.*\.js/],
] as const) {
  test.describe(`with a late ${late}`, () => {
    test.use({ profile: 'new' });

    test(`a code is typed in peace, and the text-message question comes afterwards (late ${late})`, async ({
      page,
      context,
    }) => {
      await signInDemo(context, 'manager');
      const flags = await pretend(page, {});
      const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
      await page.route(`${API}/vendor-user/settings/*`, async (route) => {
        await decided;
        await route.fallback();
      });
      const code = await keepBack(page, chunk);
      await page.goto('/inspire/vendors/account');
      const known = answerOf(page, '/vendor-user/settings/');
      if (late === 'question') {
        decide();
        await code.asked;
        await askForSensitiveChange(page);
      } else {
        await askForSensitiveChange(page);
        await code.asked;
        decide();
        await known;
        code.release();
      }
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      const field = dialog.getByLabel('6-digit code');
      await expect(field).toBeFocused();
      code.release();
      await expectNothing(page, known);
      await page.keyboard.type('12');
      await expect(field).toHaveValue('12');
      expect(flags).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(modalOf(page)).toBeVisible();
      await expect.poll(() => flags).toEqual(['text_message_opt_in_shown']);
    });
  });
}

test('the text-message question waits for the answer to what was pressed before it', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'manager');
  await pretend(page, {});
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  await page.route(`${API}/vendor-user/settings/*`, async (route) => {
    await decided;
    await route.fallback();
  });
  const answer = await keepBack(page, /\/web-api\/v1\/account\/email$/);
  await page.goto('/inspire/vendors/account');
  await askForSensitiveChange(page);
  await answer.asked;
  const known = answerOf(page, '/vendor-user/settings/');
  decide();
  await expectNothing(page, known);
  answer.release();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await expectNothing(page, known);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeVisible();
});

test('the text-message modal needs number and consent, closes with a toast, and is silent about a failure', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'manager');
  await pretend(page, {});
  let fails = true;
  const sent: unknown[] = [];
  await page.route(`${API}/manage/user/phone-number`, async (route) => {
    sent.push(route.request().postDataJSON());
    if (fails) await route.fulfill({ status: 500, json: { error: { message: 'Broken', code: 'internal' } } });
    else await route.fulfill({ json: {} });
  });
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('phone-opt-in'))
      logged.push(request.url());
  });
  await page.goto(PAGE);
  const modal = modalOf(page);
  const turnOn = modal.getByRole('button', { name: 'Turn on text messages' });
  await turnOn.click();
  await expect(modal.getByText('Required')).toHaveCount(2);
  await modal.getByLabel('Mobile number').fill('12');
  await turnOn.click();
  await expect(modal.getByText('Enter a valid U.S. phone number.')).toBeVisible();
  await modal.getByLabel('Mobile number').fill('(212) 555-0163');
  await turnOn.click();
  await expect(modal.getByText('Required')).toHaveCount(1);
  expect(sent).toEqual([]);

  await modal.getByRole('checkbox').press('Space');
  await turnOn.click();
  await expect.poll(() => logged.length).toBe(1);
  expect(sent).toEqual([{ phoneNumber: '2125550163', optedIn: true }]);
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Broken|went wrong|didn’t work/)).toHaveCount(0);

  fails = false;
  await turnOn.click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByText(/Text messages are on for/)).toBeVisible();
});

test('a vendor user context that fails leaves the page at work, without the modal', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'manager');
  await pretend(page, {});
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('vendor-user-context'))
      reports.push(request.url());
  });
  await page.route(`${API}/vendor-user/context`, (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'Broken', code: 'internal' } } }),
  );
  await page.goto(PAGE);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await expect(modalOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Who has access' })).toBeVisible();
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Manage access' })).toBeVisible();
});
