import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { coupleWithGuests } from './support/inviting.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const GUESTS = '/wedding-planning/guests';
const ENVELOPES = '/wedding-planning/guests/envelopes';

const list = (page: Page) => page.getByRole('grid', { name: 'Households' });
const row = (page: Page, name: RegExp) => list(page).getByRole('row', { name });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function choose(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) {
    const box = row(page, name).getByRole('checkbox');
    // What can be done with those chosen lies over the foot of the window.
    await box.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await box.check({ force: true });
  }
}

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('people are tagged, found by it, taken back; the filter is kept by a name', async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await coupleWithGuests(context, 'Ana & Tom Lee\nKim Park\nSam Cruz');
      await page.goto(GUESTS);
      await choose(page, /^Ana and Tom Lee/, /^Kim Park/);
      const bar = page.getByRole('region', { name: 'Chosen households' });
      await bar.getByRole('button', { name: 'Tags' }).click();
      await page.getByRole('menuitem', { name: 'New tag…' }).click();
      const dialog = page.getByRole('dialog', { name: 'New tag' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Dancers');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add tag' }).click();
      await expect(toasts(page)).toContainText('Tagged 3 people Dancers.');
      await bar.getByRole('button', { name: 'Tags' }).click();
      await page.getByRole('group', { name: 'Take off' }).getByRole('menuitem', { name: 'Dancers' }).click();
      await expect(toasts(page)).toContainText('Took Dancers off 3 people.');
      await expect(row(page, /Dancers/)).toHaveCount(0);
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(row(page, /Dancers/)).toHaveCount(2);
      await page.getByRole('button', { name: 'Choose none' }).click();

      const filters = page.getByRole('navigation', { name: 'Filters', exact: true });
      await filters.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Dancers (2)' }).click();
      await expect(page.getByText('2 of 3 households')).toBeVisible();
      await page.getByRole('button', { name: 'Save this filter' }).click();
      const naming = page.getByRole('dialog', { name: 'Save this filter' });
      await naming.getByRole('textbox', { name: 'Name' }).fill('On the floor');
      await naming.getByRole('button', { name: 'Save' }).click();
      await filters.getByRole('link', { name: /^Everyone/ }).click();
      await expect(list(page).getByRole('row')).toHaveCount(3);
      await page
        .getByRole('navigation', { name: 'Saved filters' })
        .getByRole('link', { name: 'On the floor' })
        .click();
      await expect(list(page).getByRole('row')).toHaveCount(2);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

test('what somebody eats, and what changed, stands in the household', async ({ page, context }) => {
  await coupleWithGuests(context, 'Ana Lee\nKim Park');
  await page.goto(GUESTS);
  await row(page, /^Ana Lee/).click();
  const drawer = page.getByRole('dialog', { name: 'Ana Lee' });
  await drawer.getByText('Food and needs').click();
  await drawer.getByRole('checkbox', { name: 'No nuts' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Tag Ana Lee' }).click();
  await page.getByRole('menuitem', { name: 'New tag…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New tag' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Family');
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  const history = drawer.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Maya tagged Ana Lee Family');
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('link', { name: /^Diets and needs 1/ }).click();
  await expect(list(page).getByRole('row')).toHaveCount(1);
  await row(page, /^Ana Lee/).click();
  await expect(drawer.getByText('Food and needs: No nuts')).toBeVisible();
  await expect(history).toContainText('Maya changed what is known of Ana Lee');
});

for (const size of SIZES) {
  test.describe(`envelopes at ${size.width}`, () => {
    test('what was sent is marked on the envelopes, taken back, and found', async ({ page, context }) => {
      await page.setViewportSize(size);
      await coupleWithGuests(context, 'Ana Lee\nKim Park');
      await page.goto(ENVELOPES);
      const envelopes = page.getByRole('grid', { name: 'Envelopes' });
      await envelopes
        .getByRole('row', { name: /^Ana Lee/ })
        .getByRole('checkbox')
        .check({ force: true });
      await page.getByRole('button', { name: 'Mark 1 chosen as sent' }).click();
      const dialog = page.getByRole('dialog', { name: 'Mark 1 household as sent' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Mark as sent' }).click();
      await expect(toasts(page)).toContainText('Invitation: 1 household marked as sent.');
      await expect(envelopes).toContainText('Sent: invitation');
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(envelopes).not.toContainText('Sent: invitation');
      await page.getByRole('button', { name: 'Mark 1 chosen as sent' }).click();
      await dialog.getByRole('button', { name: 'Mark as sent' }).click();
      await page.getByRole('link', { name: /^Invitation not sent 1/ }).click();
      await expect(envelopes.getByRole('row')).toHaveCount(1);
      await expect(envelopes).toContainText('Kim Park');
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'File for a stationer' }).click();
      expect((await file).suggestedFilename()).toContain('envelopes');
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}
