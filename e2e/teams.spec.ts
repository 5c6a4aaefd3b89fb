import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  type DemoListing,
  signInDemo,
  signInVendor,
  skipTextMessageQuestion,
} from './support/demo-people.ts';
import { newestCode, newestLink } from './support/mailbox.ts';
import { csrf, newEmail, PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

// They share the demo vendor, whose newest code is in one mailbox.
test.describe.configure({ mode: 'serial' });

const API = '/web-marketplace-api/v1';
const MAIL = 'vendor@demo.example';
const teamOf = ({ uuid }: DemoListing) => `${API}/manage/storefronts/${uuid}/team`;

async function confirmByEmail(page: Page, email: string): Promise<void> {
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page.request, email));
  await expect(code).toBeHidden();
}

/** The listing of the demo vendor that nobody else looks at meanwhile. */
async function openTeam(page: Page, context: BrowserContext): Promise<DemoListing> {
  const listing = (await signInVendor(context)).find(({ published }) => published);
  if (!listing) throw new Error('The demo vendor has no listing.');
  await page.goto(`/inspire/vendors/user-management?storefront=${listing.uuid}`);
  await expect(page.getByRole('heading', { name: 'Manage access' })).toBeVisible();
  return listing;
}

async function invite(page: Page, email: string, role: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite someone/ });
  await dialog.getByLabel('Their email').fill(email);
  await dialog.getByRole('radio', { name: role }).press('Space');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  return email;
}

test('an owner invites somebody who signs up, changes what they can do, and removes them', async ({
  page,
  context,
  browser,
}) => {
  const listing = await openTeam(page, context);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await expectAccessible(page);
  await page.getByLabel('Their email').fill('leo');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.keyboard.press('Escape');

  const email = await invite(page, newEmail('leo'), /^Viewer/);
  await confirmByEmail(page, MAIL);
  await expect(page.getByText(`Your invitation to ${email} is on its way.`)).toBeVisible();
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText(email)).toBeVisible();
  await expect(page.getByText(`Ruth Calder invited ${email} as Viewer`)).toBeVisible();
  await invitations.getByRole('button', { name: `Resend to ${email}` }).click();
  await expect(page.getByText('Sent again with a new link.')).toBeVisible();

  // The mail leads to a page that says who asks for what, and signing up stands right there.
  const leo = await (await browser.newContext()).newPage();
  await leo.goto(await newestLink(page.request, email, /invited you to/, '/invitation/'));
  await expect(leo.getByRole('heading', { level: 1 })).toHaveText(
    `Ruth Calder invited you to ${listing.name}`,
  );
  await expect(leo.getByText(/You’d join as a viewer/)).toBeVisible();
  await expectAccessible(leo);
  await expect(leo.getByLabel('Work email')).toHaveValue(email);
  await leo.getByLabel('First name').fill('Leo');
  await leo.getByLabel('Last name').fill('Brand');
  await leo.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await leo.getByRole('button', { name: 'Create your account' }).click();
  await leo.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(leo).toHaveURL(/\/inspire\/vendors\/(leads|dashboard|listing)/);
  await skipTextMessageQuestion(leo.context());

  // The owner's page follows by itself.
  const row = page.getByRole('listitem').filter({ hasText: email });
  const role = row.getByRole('button', { name: /^Role of Leo Brand/ });
  await expect(role).toContainText('Viewer');
  await expect(page.getByText('Leo Brand joined as Viewer')).toBeVisible();
  await role.click();
  await page.getByRole('menuitem', { name: 'Responder' }).click();
  await expect(page.getByText('Leo Brand is now a responder.')).toBeVisible();
  await expect(role).toContainText('Responder');
  const roleOfLeo = async () => {
    const team = await (await leo.context().request.get(teamOf(listing))).json();
    return team.members?.find((member: { isYou: boolean }) => member.isYou)?.role;
  };
  await expect.poll(roleOfLeo).toBe('RESPONDER');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(role).toContainText('Viewer');
  await expect.poll(roleOfLeo).toBe('VIEWER');

  await row.getByRole('button', { name: 'More for Leo Brand' }).click();
  await page.getByRole('menuitem', { name: /^Remove access/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Leo Brand no longer has access.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who has access' }).getByText(email)).toHaveCount(0);
  expect((await leo.context().request.get(teamOf(listing))).status()).toBe(404);
});

test('ownership is transferred with a code, and whoever gave it away sees the team only', async ({
  page,
  context,
  browser,
}) => {
  const listing = await openTeam(page, context);
  const giver = await browser.newContext();
  const email = await signUp(giver, 'vendor', 'Gina');
  await invite(page, email, /^Owner/);
  await confirmByEmail(page, MAIL);
  const link = await newestLink(page.request, email, /invited you to/, '/invitation/');
  const accepted = await giver.request.post(
    `${API}/storefront-invitations/${link.split('/').at(-1)}/accept`,
    { headers: await csrf(giver) },
  );
  expect(accepted.status(), await accepted.text()).toBe(200);
  await skipTextMessageQuestion(giver);

  const gina = await giver.newPage();
  await gina.goto(`/inspire/vendors/user-management?storefront=${listing.uuid}`);
  await gina.getByRole('button', { name: 'More for June Calder' }).click();
  await gina.getByRole('menuitem', { name: /^Transfer ownership/ }).click();
  await gina.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click();
  await confirmByEmail(gina, email);
  await expect(gina.getByText(/Only owners can change who has access/)).toBeVisible();
  await expect(gina.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
  await newestLink(page.request, email, /^You transferred/);
  await newestLink(page.request, 'viewer@demo.example', /^You’re now the owner of/);

  // She leaves by herself.
  await gina.getByRole('button', { name: `Leave ${listing.name}` }).click();
  await gina.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(gina).toHaveURL(/\/inspire\/vendors\/onboard/);
  // As it was before.
  await page.reload();
  await page.getByRole('button', { name: /^Role of June Calder/ }).click();
  await page.getByRole('menuitem', { name: 'Viewer' }).click();
  await expect(page.getByRole('button', { name: /^Role of June Calder: Viewer/ })).toBeVisible();
});

test('somebody signed in under another address is told which one was invited', async ({
  page,
  context,
  browser,
}) => {
  await openTeam(page, context);
  const email = await invite(page, newEmail('nora'), /^Manager/);
  await confirmByEmail(page, MAIL);
  const link = await newestLink(page.request, email, /invited you to/, '/invitation/');
  const other = await browser.newContext();
  const theirs = await signUp(other, 'couple', 'Maya');
  const maya = await other.newPage();
  await maya.goto(link);
  await expect(maya.getByRole('main')).toContainText(`This invitation was sent to ${email}`);
  await expect(maya.getByRole('main')).toContainText(`you’re logged in as ${theirs}`);
  await expect(maya.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
  await expectAccessible(maya);
  await maya.getByRole('button', { name: 'Log out and switch accounts' }).click();
  await expect(maya).toHaveURL(/\/account\/login\?next=/);
});

test('who may not manage access sees with whom they work, at 375 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInDemo(context, 'responder');
  await skipTextMessageQuestion(context);
  await page.goto('/inspire/vendors/user-management');
  await expect(page.getByText('Only owners can change who has access. Ask Ruth Calder.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(More for|Role of|Invite)/ })).toHaveCount(0);
  await expect(
    page.getByText('Can read leads, answer couples, and see couples’ contact details.'),
  ).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
});

test('a vendor hears of one listing otherwise than of the others', async ({ page, context }) => {
  await signInDemo(context, 'manager');
  await skipTextMessageQuestion(context);
  await page.goto('/inspire/vendors/account');
  const section = page.getByRole('region', { name: 'Lead notifications' });
  await expect(section).toContainText('Each lead and message');
  await section.getByRole('link', { name: 'Change notifications' }).click();
  const listings = page.getByRole('region', { name: 'By listing' });
  await listings
    .getByRole('button', { name: /Emails/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Once a day' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(listings.getByRole('button', { name: /Once a day/ })).toHaveCount(1);
});
