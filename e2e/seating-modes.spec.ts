import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs } from './support/inviting.ts';
import { joinWedding } from './support/join-wedding.ts';
import { beginChart, openMode, SEATING, saved } from './support/seating-page.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const WIDE = SIZES[1];

type Plans = { plans: { uuid: string }[] };
type Plan = { people: { uuid: string; firstName: string }[] };

/** A couple of one household who must not share a table, which is as impossible as can be. */
async function keepApart(context: BrowserContext, firstNames: readonly string[]): Promise<void> {
  const { plans } = await callAs<Plans>(context, 'GET', '/web-api/v1/seating/plans');
  const { people } = await callAs<Plan>(context, 'GET', `/web-api/v1/seating/plans/${plans[0]?.uuid}`);
  const guestUuids = people.flatMap(({ uuid, firstName }) => (firstNames.includes(firstName) ? [uuid] : []));
  await callAs(context, 'PUT', `/web-api/v1/seating/rules/${randomUUID()}`, {
    ...{ kind: 'APART', strength: 'HARD', guestUuids, tagUuid: null, tableNumbers: [] },
    ...{ fixture: null, distanceIn: null, balance: null, note: '' },
  });
}

async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

for (const size of SIZES)
  test(`rules that contradict each other are named at ${size.width}, also after a reload`, async ({
    page,
    context,
  }) => {
    await beginChart({ page, context, size });
    await keepApart(context, ['Rosa', 'Marco']);
    await openMode(page, 'Check');
    await expect(
      page.getByRole('button', {
        name: /^Change ?: Keep Rosa Delgado and Marco Delgado at different tables/,
      }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add rule' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a rule' })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    const ask = page.getByRole('button', { name: 'Can all rules be kept?' });
    await ask.click();
    await expect(page.getByText('Not all rules can be kept')).toBeVisible();
    await expect(page.getByText('One of these has to go:')).toBeVisible();
    await expectSound(page);

    // It is the tab’s question: a reload waits for its answer, and the same question is answered at once.
    await page.reload();
    await openMode(page, 'Check');
    await expect(page.getByText('Not all rules can be kept')).toBeVisible();
    await ask.click();
    await expect(page.getByText('Checking all rules against each other…')).toHaveCount(0);
    await expect(page.getByText('Not all rules can be kept')).toBeVisible();
  });

test('ways to make room say who goes where, are used, and taken back in words', async ({ page, context }) => {
  await beginChart({ page, context, size: WIDE });
  await page.getByRole('button', { name: 'Theo Hart', exact: true }).click();
  await page.getByRole('button', { name: 'Table 1, chair 1:' }).press('Enter');
  await expect(page.getByText('1 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Show me ways' }).click();
  const offer = page.getByRole('region', { name: 'Fewest moves' });
  await expect(offer).toContainText('Dana Klein');
  await expect(offer).toContainText('to Table 1');
  await expectSound(page);
  // It stays while one looks elsewhere.
  await openMode(page, 'Print');
  await page.getByRole('radio', { name: 'Seat', exact: true }).click();
  await offer.getByRole('button', { name: /^Use this/ }).click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Undo seating 3 guests' }).click();
  await expect(page.getByText('Undid seating 3 guests.')).toBeVisible();
  await expect(page.getByText('1 of 4 seated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo seating Theo Hart' })).toBeVisible();
});

test('an earlier version stands beside the plan, with the difference in words', async ({ page, context }) => {
  await beginChart({ page, context, size: WIDE });
  await page.getByRole('button', { name: 'Plan options' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByRole('textbox', { name: 'Keep the plan as it is now' }).fill('Empty');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByText('Empty', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theo Hart', exact: true }).click();
  await page.getByRole('button', { name: 'Table 1, chair 1:' }).press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Plan options' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Empty' })
    .getByRole('button', { name: 'Compare' })
    .click();
  await expect(dialog.getByText('1 person has a chair since: Theo Hart.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
});

test('who only looks finds words for them and no button that is refused', async ({
  page,
  context,
  browser,
}) => {
  await beginChart({ page, context, size: WIDE });
  const { email } = await callAs<{ email: string }>(context, 'GET', '/web-api/v1/account');
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, email, { role: 'VIEWER', firstName: 'Vera' });
  const vera = await other.newPage();
  await vera.goto(SEATING);
  await expect(vera.getByText('0 of 4 seated')).toBeVisible();
  await expect(vera.getByText('Theo Hart')).toBeVisible();
  for (const name of ['Theo Hart', 'Undo', 'Seat all 4', 'Show me ways'])
    await expect(vera.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectSound(vera);
  await openMode(vera, 'Check');
  await expect(vera.getByText(/stays with the couple and those who plan with them/)).toBeVisible();
  for (const name of ['Add rule', 'Can all rules be kept?'])
    await expect(vera.getByRole('button', { name })).toHaveCount(0);
  await expectSound(vera);
  await openMode(vera, 'Room');
  await expect(vera.getByRole('heading', { name: 'Distances' })).toBeVisible();
  await expect(vera.getByRole('button', { name: 'Tables', exact: true })).toHaveCount(0);
  await expectSound(vera);
  await openMode(vera, 'Print');
  await expect(vera.getByRole('link', { name: 'PDF of the seating chart' })).toBeVisible();
  await expect(vera.getByRole('link', { name: 'PDF of the kitchen summary' })).toHaveCount(0);
  await expect(vera.getByRole('link', { name: 'Everything as a spreadsheet' })).toHaveCount(0);
  await expectSound(vera);
  await other.close();
});
