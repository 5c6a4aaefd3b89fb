import { expect } from '@playwright/test';
import { callAs, coupleInviting, guestPhone } from './support/inviting.ts';
import { joinWedding } from './support/join-wedding.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { changeLook, newSlug, passcodeOf, startSite, WEBSITE } from './support/website.ts';
import { comeIn, expectGood, MANAGE, publishedSite, region, SETTINGS } from './support/website-screens.ts';

type Site = { draftVersion: number; slug: string };

test('a website is begun in a design, published, read by a guest, and taken offline', async ({
  page,
  context,
}) => {
  await coupleInviting(context, 'Ruth Adler, Hal Adler');
  await page.goto(MANAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your wedding website');
  await expectGood(page);
  await page.getByRole('button', { name: 'Start with Deco' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding website');
  await expect(region(page, 'Your address').getByText('Draft')).toBeVisible();
  await callAs(context, 'PUT', `${WEBSITE}/slug`, { slug: newSlug() });
  await page.reload();
  await expect(region(page, 'Ready to publish').getByText('Your website with 6 pages')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(region(page, 'All published')).toBeVisible();
  await expectGood(page);

  const { slug } = await callAs<Site>(context, 'GET', WEBSITE);
  const passcode = await passcodeOf(context);
  const phone = await guestPhone(context, false);
  await comeIn(phone, `/wedding/${slug}`, passcode);
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();

  await page.getByRole('button', { name: 'Take it offline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it offline' }).click();
  await expect(region(page, 'Your address').getByText('Offline')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(region(page, 'Your address').getByText('Published')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await phone.context().close();
});

test('a planner writes and closes doors; publishing and letting more people in is for the couple', async ({
  page,
  context,
  browser,
}) => {
  const owner = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  await startSite(context, 'editorial');
  const theirs = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await joinWedding(theirs, owner, { role: 'PLANNER', firstName: 'Piet' });
  const planner = await theirs.newPage();
  await planner.goto(MANAGE);
  const panel = region(planner, 'Ready to publish');
  await expect(panel.getByText('The couple publishes. They’ll see this list, too.')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expectGood(planner);
  await planner.goto(SETTINGS);
  await expect(region(planner, 'When it’s over')).toHaveCount(0);
  const access = region(planner, 'Who can read it');
  const save = access.getByRole('button', { name: 'Save who can read it' });
  const privacy = async () => (await callAs<{ privacy: string }>(context, 'GET', WEBSITE)).privacy;
  await access.getByRole('radio', { name: /^Everyone/ }).press('Space');
  await save.click();
  await expect(access.getByText('Only the couple can let more people in.')).toBeVisible();
  expect(await privacy()).toBe('PASSCODE');
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, { privacy: 'LINK', isListed: false, isIndexed: false });
  await planner.reload();
  await access.getByRole('radio', { name: /^Guests with the passcode/ }).press('Space');
  await save.click();
  await expect.poll(privacy).toBe('PASSCODE');

  await changeLook(theirs, { title: { en: 'Come dance' } });
  await page.goto(MANAGE);
  await region(page, 'Ready to publish').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(region(page, 'All published')).toBeVisible();
  await theirs.close();
});

test('publishing says what changes, and asks for another look when somebody was quicker', async ({
  page,
  context,
}) => {
  await publishedSite(context);
  await changeLook(context, { title: { en: 'Come dance' } });
  await page.goto(MANAGE);
  const panel = region(page, 'Ready to publish');
  await expect(panel.getByRole('listitem')).toHaveText(['Changed the title']);
  // As if the screen had not heard yet of what somebody else did.
  await page.route('**/website/publish', async (route) => {
    const { draftVersion } = route.request().postDataJSON() as Site;
    await route.continue({ postData: JSON.stringify({ draftVersion: draftVersion - 1 }) });
  });
  await panel.getByRole('button', { name: 'Publish changes' }).click();
  await expect(panel.getByText('Someone changed the website just now.')).toBeVisible();
  await expectGood(page);
  await page.unroute('**/website/publish');
  await panel.getByRole('button', { name: 'Publish changes' }).click();
  await expect(region(page, 'All published')).toBeVisible();
});

test('the draft goes back to an earlier version, and forth again', async ({ page, context }) => {
  await publishedSite(context);
  await changeLook(context, { title: { en: 'Come dance' } });
  await page.goto(MANAGE);
  await expect(region(page, 'Ready to publish')).toBeVisible();
  const versions = region(page, 'Earlier versions');
  await versions.getByRole('listitem').filter({ hasText: 'Published' }).getByRole('button').click();
  await expect(region(page, 'All published')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(region(page, 'Ready to publish').getByText('Changed the title')).toBeVisible();
});

test('messages of guests are read, removed and brought back', async ({ page, context }) => {
  const { slug } = await publishedSite(context);
  await page.goto(`${MANAGE}/messages`);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectGood(page);
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, { privacy: 'LINK', isListed: false, isIndexed: false });
  for (const name of ['Sam', 'Priya'])
    await callAs(context, 'POST', `/web-api/v1/wedding-sites/${slug}/messages`, {
      ...{ name, email: '', text: `So happy for you, ${name}` },
    });
  const sam = page.getByRole('article', { name: 'Sam' });
  await expect(sam.getByText('New')).toBeVisible();
  await sam.getByRole('button', { name: /Mark as read/ }).click();
  await expect(sam.getByText('New')).toHaveCount(0);
  await sam.getByRole('button', { name: 'Remove message from Sam' }).click();
  await expect(sam).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sam.getByText('So happy for you, Sam')).toBeVisible();
  await expectGood(page);
  await page.goto(MANAGE);
  await page.getByRole('link', { name: '1 new message' }).click();
  await expect(page.getByRole('article', { name: 'Priya' }).getByText('New')).toBeVisible();
});
