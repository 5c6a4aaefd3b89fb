import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, coupleWithGuests } from './support/inviting.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const GUESTS = '/wedding-planning/guests';
const EVENTS = `${GUESTS}/events`;

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const replies = (page: Page) =>
  page.getByRole('region', { name: 'Head count' }).getByRole('list', { name: 'Replies' });
const row = (page: Page, name: RegExp) =>
  page.getByRole('grid', { name: 'Households' }).getByRole('row', { name });

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('an event is added with dishes, guests are invited and say what they eat', async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await coupleWithGuests(context, 'Sam & Alex Lee\nAna Cruz +1');
      await page.goto(EVENTS);
      await expect(card(page, 'Wedding')).toContainText('4 waiting');
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add event' }).click();
      const form = page.getByRole('dialog', { name: 'New event' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Welcome dinner');
      await form.getByRole('textbox', { name: 'Begins' }).fill('1830');
      await form.getByRole('button', { name: 'Nothing to choose Food' }).click();
      await page.getByRole('option', { name: 'Guests choose a dish' }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toContainText('Add at least one dish to choose.');
      await form.getByRole('button', { name: 'Add dish' }).click();
      await form.getByRole('textbox', { name: 'Dish' }).fill('Trout');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      const dinner = card(page, 'Welcome dinner');
      await expect(dinner).toContainText('6:30 PM');
      await expect(dinner).toContainText('Nobody is invited yet.');
      await expectNoOverflow(page);

      // The second time it is prefilled.
      await dinner.getByRole('button', { name: 'Edit Welcome dinner' }).click();
      const again = page.getByRole('dialog', { name: 'Welcome dinner' });
      await expect(again.getByRole('textbox', { name: 'Dish' })).toHaveValue('Trout');
      await again.getByRole('textbox', { name: 'Place' }).fill('The Maker');
      await again.getByRole('button', { name: 'Save' }).click();
      await expect(dinner).toContainText('The Maker');

      await dinner.getByRole('button', { name: 'Invite everyone' }).click();
      await expect(toasts(page)).toContainText('Invited 4 people to Welcome dinner.');
      await expect(dinner).toContainText('4 waiting');
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(dinner).toContainText('Nobody is invited yet.');
      await dinner.getByRole('button', { name: 'Invite everyone' }).click();

      await dinner.getByRole('link', { name: 'See who’s invited' }).click();
      await expect(replies(page)).toContainText('0 coming');
      await row(page, /^Sam and Alex Lee/).click();
      const drawer = page.getByRole('dialog', { name: 'Sam and Alex Lee' });
      const invitations = drawer.getByRole('group', { name: 'Welcome dinner' });
      await invitations.getByRole('button', { name: 'Waiting Sam Lee' }).click();
      await page.getByRole('option', { name: 'Coming', exact: true }).click();
      await invitations.getByRole('button', { name: 'Not chosen yet Dish of Sam Lee' }).click();
      await page.getByRole('option', { name: 'Trout' }).click();
      await invitations.getByRole('button', { name: 'Waiting Alex Lee' }).click();
      await page.getByRole('option', { name: 'Can’t come' }).click();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(replies(page)).toContainText('1 coming');
      await expect(replies(page)).toContainText('1 can’t');
      await expect(row(page, /Welcome dinner: 1 coming, 1 can’t come/)).toBeVisible();
      await page.getByRole('link', { name: /^Can’t come/ }).click();
      await expect(page.getByText('1 of 2 households')).toBeVisible();
      await expectNoOverflow(page);

      await page.goto(EVENTS);
      await expect(dinner).toContainText('1 Trout');
      await dinner.getByRole('button', { name: 'More for Welcome dinner' }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      await expect(
        page.getByRole('list', { name: 'Events' }).getByRole('article').first(),
      ).toHaveAccessibleName('Welcome dinner');
      await dinner.getByRole('button', { name: 'More for Welcome dinner' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const warning = page.getByRole('alertdialog', { name: 'Delete Welcome dinner?' });
      await expect(warning).toContainText('4 invitations and 2 replies go with it.');
      await warning.getByRole('button', { name: 'Delete event' }).click();
      await expect(dinner).toHaveCount(0);
    });
  });
}

test('a deleted household comes back with what it replied', async ({ page, context }) => {
  await coupleWithGuests(context, 'Ana Lee');
  await page.goto(GUESTS);
  await row(page, /^Ana Lee/).click();
  const drawer = page.getByRole('dialog', { name: 'Ana Lee' });
  await drawer.getByRole('button', { name: 'Waiting Ana Lee' }).click();
  await page.getByRole('option', { name: 'Coming', exact: true }).click();
  await expect(toasts(page)).toContainText('Ana Lee, Wedding: coming.');
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, /^Ana Lee/)).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, /Wedding: 1 coming/)).toBeVisible();
});

test('who deletes an event reads how many are invited, also after somebody changed it', async ({
  page,
  context,
}) => {
  const { event } = await coupleInviting(context, 'Ruth & Walter Adler');
  const live = page.waitForResponse(/\/web-api\/v1\/live$/);
  await callAs(context, 'POST', '/web-api/v1/guests/events', { ...event, name: 'Brunch' });
  await page.goto(EVENTS);
  await live;
  await page.getByRole('button', { name: 'More for Wedding' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Wedding?' });
  await expect(dialog).toContainText('2 invitations');
  await callAs(context, 'PUT', `/web-api/v1/guests/events/${event.uuid}`, { ...event, placeName: 'Barn' });
  await expect(page.getByRole('list', { name: 'Events', includeHidden: true })).toContainText('Barn');
  await expect(dialog).toContainText('2 invitations');
});
