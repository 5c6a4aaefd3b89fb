import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { coupleInviting, guestPhone } from './support/inviting.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const SHEETS = '/wedding-planning/guests/rsvp/sheets';

test('the kitchen reads the count by its link, sees what changed, and prints it', async ({
  page,
  context,
}) => {
  const { code } = await coupleInviting(context, 'Ruth & Walter Adler');
  await page.goto(SHEETS);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sheet' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog).toContainText('Required');
  await dialog.getByRole('textbox', { name: 'Who is it for?' }).fill('Hudson Catering');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('list', { name: 'Sheets' })).toContainText('Not opened yet');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectNoOverflow(page);

  const kitchen = await guestPhone(context, false);
  await kitchen.goto(link);
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Wedding' })).toBeVisible();
  await expect(kitchen.getByText('Nobody has said yes yet.')).toBeVisible();
  await kitchen.getByRole('button', { name: 'I’ve seen this' }).click();
  await expect(kitchen.getByText(/Nothing has changed since you looked/)).toBeVisible();

  const guest = await guestPhone(context, false);
  await guest.goto(`/r/${code}/coming-1`);
  await guest.getByRole('button', { name: 'We’re both coming' }).click();
  for (const dish of ['Short rib', 'Hudson Valley trout']) {
    await guest.getByRole('radio', { name: dish }).check();
    await guest.getByRole('button', { name: 'Next' }).click();
  }
  await guest.getByRole('button', { name: 'Next' }).click();
  await guest.getByRole('button', { name: 'Next' }).click();
  await guest.getByRole('button', { name: 'Send' }).click();

  await kitchen.reload();
  await expect(kitchen.getByRole('heading', { name: /^Changed since you looked/ })).toBeVisible();
  await expect(kitchen.getByText('Walter A. is coming, Hudson Valley trout')).toBeVisible();
  await expect(kitchen.getByRole('region', { name: 'Count' })).toContainText('2coming today');
  await expectNoOverflow(kitchen);
  // The couple sees that they have not looked yet, and promises the number.
  await expect(page.getByRole('list', { name: 'Sheets' })).toContainText('2 changes they haven’t seen');
  await page.getByRole('button', { name: 'Guarantee Wedding' }).click();
  await expect(page.getByRole('main')).toContainText('2 guaranteed');
  await kitchen.getByRole('button', { name: 'I’ve seen this' }).click();
  await expect(kitchen.getByRole('region', { name: 'Count' })).toContainText('2 guaranteed on');
  const file = kitchen.waitForEvent('download');
  await kitchen.getByRole('link', { name: 'Save as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('guest-count.pdf');

  await page.getByRole('button', { name: 'Take back the sheet for Hudson Catering' }).click();
  await expect(page.getByRole('list', { name: 'Sheets' })).toHaveCount(0);
  await kitchen.reload();
  await expect(kitchen.getByRole('heading', { name: 'This sheet isn’t here' })).toBeVisible();
  await kitchen.context().close();
  await guest.context().close();
});

for (const size of SIZES) {
  test(`a sheet stands at ${size.width}`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await coupleInviting(context, 'Ruth & Walter Adler');
    await page.goto(SHEETS);
    await expect(page.getByRole('heading', { name: 'One link for your caterer' })).toBeVisible();
    await expectNoOverflow(page);
  });
}
