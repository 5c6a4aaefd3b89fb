import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { joinWedding } from './support/join-wedding.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const GUESTS = '/wedding-planning/guests';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('family suggests guests, the couple declines, takes it back and accepts', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const owner = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  const answer = await context.request.post('/web-api/v1/guests/lines', {
    headers: await csrf(context),
    data: { lines: 'Sam Cruz', side: 'A', list: 'INVITED' },
  });
  expect(answer.status(), await answer.text()).toBe(200);

  await page.goto(GUESTS);
  await page.getByRole('button', { name: 'Family' }).click();
  const family = page.getByRole('dialog', { name: 'Family' });
  await family.getByText('Family suggests', { exact: true }).click();
  await expect(toasts(page)).toContainText('Family suggests guests from now on.');
  await expectAccessible(page);
  await family.getByRole('button', { name: 'Done' }).click();

  const other = await browser.newContext({ viewport: PHONE });
  await joinWedding(other, owner, 'Rosa', 'FAMILY');
  const rosa = await other.newPage();
  await rosa.goto(GUESTS);
  await expect(rosa.getByRole('button', { name: 'Add guests' })).toHaveCount(0);
  await rosa.getByRole('button', { name: 'Suggest guests' }).click();
  const suggest = rosa.getByRole('dialog', { name: 'Suggest guests' });
  await suggest.getByRole('textbox', { name: 'Names' }).fill('Ana & Tom Lee\nKim Park +1');
  await suggest.getByRole('textbox', { name: /Note to the couple/ }).fill('From the choir.');
  await expect(suggest.getByRole('region', { name: 'Preview' })).toContainText('4 people in 2 households');
  await expectAccessible(rosa);
  await suggest.getByRole('button', { name: 'Suggest' }).click();
  const own = rosa.getByRole('region', { name: 'Your suggestions' });
  await expect(own).toContainText('Waiting');
  await expectNoOverflow(rosa);
  await expectAccessible(rosa);

  // Without a reload.
  await page.getByRole('button', { name: '1 suggestion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggestions' });
  await expect(dialog).toContainText('From the choir.');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(own).toContainText('Declined');
  await dialog.getByRole('button', { name: 'Take up again' }).click();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(toasts(page)).toContainText('Added 4 people in 2 households to Invited.');
  await expect(own).toContainText('Accepted');
  await expect(rosa.getByRole('grid', { name: 'Households' })).toContainText('Kim Park');

  // Nothing is offered that would end before a list she cannot change.
  await rosa.goto(`${GUESTS}/envelopes`);
  await expect(rosa.getByRole('grid', { name: 'Envelopes' })).toContainText('No address');
  await expect(rosa.getByRole('link', { name: /Add an address/ })).toHaveCount(0);
  await rosa.goto(`${GUESTS}/import/${crypto.randomUUID()}`);
  await expect(rosa.getByRole('heading', { name: 'This import is gone' })).toBeVisible();
  await expect(rosa.getByRole('link', { name: 'Bring a list again' })).toHaveCount(0);
  await other.close();
});
