import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, signInVendorOf } from './support/demo-people.ts';
import { newestCode } from './support/mailbox.ts';
import { findDifference, lookAtLead, type PaidLead, takePaidLead } from './support/paid-leads.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

// They share the demo vendor's leads and the staff's desk.
test.describe.configure({ mode: 'serial' });

const HISTORY = '/inspire/vendors/purchase-history/balance-history';

const openLead = (page: Page, { uuid }: PaidLead) => page.goto(`/inspire/vendors/leads/connected/${uuid}`);

/** Staff works at a desk of its own. */
async function atTheDesk(
  browser: Browser,
  path: string,
  work: (staff: Page) => Promise<void>,
): Promise<void> {
  const desk = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto(path);
  await expectAccessible(staff);
  await expectNoOverflow(staff);
  await work(staff);
  await desk.close();
}

test('a vendor asks for a refund, staff grants it, and the credits are back', async ({
  page,
  context,
  browser,
}) => {
  const listing = await signInVendorOf(context, 'wedding-venues');
  const lead = await takePaidLead(listing, { daysAgo: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLead(page, lead);
  const section = page.getByRole('region', { name: 'Refund' });
  await section.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toContainText('Choose a reason.');
  await expect(dialog).toContainText('Required');
  await dialog.getByRole('radio', { name: 'This is spam' }).press('Space');
  await dialog.getByLabel('Tell us more').fill('Everybody here got the same text.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(section).toContainText('We answer within two business days.');
  await expect(section.getByRole('button', { name: 'Ask for a refund' })).toBeHidden();

  await atTheDesk(browser, '/support/lead-refunds', async (staff) => {
    const card = staff.getByRole('listitem').filter({ hasText: 'Everybody here got the same text.' });
    await expect(card).toContainText(`${lead.credits} credits`);
    await expect(card).toContainText('Not opened yet');
    await card.getByRole('button', { name: /^Refund/ }).press('Enter');
    const answer = staff.getByRole('dialog');
    await expectAccessible(staff);
    await answer.getByRole('button', { name: 'Refund lead' }).press('Enter');
    await expect(answer.getByText('Required')).toBeVisible();
    await answer.getByLabel('Your words').fill('Thank you for telling us.');
    await answer.getByRole('button', { name: 'Refund lead' }).press('Enter');
    await expect(staff.getByText(new RegExp(`${lead.credits} credits given back to`))).toBeVisible();
    await staff.getByRole('tab', { name: 'Decided' }).press('Enter');
    await expect(staff.getByText(/Refunded .* by .*: Thank you for telling us\./)).toBeVisible();
  });

  // The vendor's page hears of it by itself.
  await expect(section).toContainText(`${lead.credits} credits came back`);
  await expect(section).toContainText('Thank you for telling us.');
  await page.goto(`/inspire/vendors/leads/${lead.uuid}/receipt`);
  const cases = page.getByRole('region', { name: 'Your protection' });
  await expect(cases).toContainText(/\d+ credits came back on .*: it was spam, as you reported\./);
  await expect(cases).toContainText(/You ask, and we agree it’s spamWithin 30 daysCame back/);
  await page.goto(`${HISTORY}?storefront=${listing.uuid}`);
  await expect(
    page.getByRole('row', { name: /Connection refunded: it was spam, as you reported/ }),
  ).toContainText(`+${lead.credits}`);
});

test('a message that nobody opened for seven days brings the credits back without asking', async ({
  page,
  context,
}) => {
  const listing = await signInVendorOf(context, 'wedding-venues');
  const lead = await takePaidLead(listing, { daysAgo: 8 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLead(page, lead);
  const section = page.getByRole('region', { name: 'Refund' });
  await expect(section.getByRole('button', { name: 'Ask for a refund' })).toBeVisible();
  await lookAtLead(lead);
  await expect(section).toContainText(`${lead.credits} credits came back`);
  await expect(section).toContainText('the couple never opened your first message');
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${HISTORY}?storefront=${listing.uuid}`);
  await expect(
    page.getByRole('row', { name: /Connection refunded: the couple never opened your first message/ }),
  ).toContainText(`+${lead.credits}`);
});

test('staff finds a listing and gives credits; more than a hundred wait for a colleague', async ({
  browser,
}) => {
  await atTheDesk(browser, '/support/credits', async (staff) => {
    await staff.getByRole('button', { name: 'Find' }).press('Enter');
    await expect(staff.getByText('Required')).toBeVisible();
    await staff.getByLabel(/Listing, or the email/).fill('no such listing');
    await staff.getByRole('button', { name: 'Find' }).press('Enter');
    await expect(staff.getByText(/No listing found for ‘no such listing’/)).toBeVisible();
    await staff.getByLabel(/Listing, or the email/).fill('marsh & meadow');
    await staff.getByRole('button', { name: 'Find' }).press('Enter');
    await staff.getByRole('link', { name: 'Marsh & Meadow' }).first().press('Enter');
    await expect(staff.getByRole('heading', { name: 'Marsh & Meadow' })).toBeVisible();
    await expect(staff.getByText(/The books add up/)).toBeVisible();
    await expectAccessible(staff);
    await expectNoOverflow(staff);

    const give = async (credits: string, reason: string) => {
      await staff.getByRole('button', { name: 'Give credits' }).press('Enter');
      const dialog = staff.getByRole('dialog', { name: /Give credits to/ });
      await dialog.getByRole('textbox', { name: 'Credits' }).fill(credits);
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Give credits' }).press('Enter');
      return dialog;
    };
    const dialog = await give('5', '');
    await expect(dialog).toContainText('Required');
    await dialog.getByLabel('Reason').fill('Sorry for the outage');
    await dialog.getByRole('button', { name: 'Give credits' }).press('Enter');
    const code = staff.getByLabel('6-digit code');
    await expect(code).toBeVisible();
    await code.fill(await newestCode(staff.request, 'support@demo.example'));
    await expect(staff.getByText('5 credits given to Marsh & Meadow')).toBeVisible();
    await expect(
      staff.getByRole('row', { name: /Adjusted by Ampersand: Sorry for the outage/ }),
    ).toContainText('+5');

    await give('250', 'A lost month');
    await expect(staff.getByText('Waiting for a second person')).toBeVisible();
    await expect(staff.getByRole('button', { name: /^Agree/ })).toHaveCount(0);
    await expectAccessible(staff);
    await staff.goto('/support/credits');
    await expect(staff.getByText(/250 credits for/)).toBeVisible();
  });
});

test('staff closes a difference of the provider’s books with a note', async ({ browser }) => {
  const ref = `ch_${Date.now()}`;
  await findDifference(ref);
  await atTheDesk(browser, '/support/payments', async (staff) => {
    const card = staff.getByRole('listitem').filter({ hasText: ref });
    await expect(card).toContainText('A charge we don’t know');
    await card.getByRole('button', { name: /^Close/ }).press('Enter');
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close for good' }).press('Enter');
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('What was done').fill('Refunded at the provider');
    await dialog.getByRole('button', { name: 'Close for good' }).press('Enter');
    await expect(card).toBeHidden();
    await staff.getByRole('tab', { name: 'Closed' }).press('Enter');
    await expect(staff.getByText(/by .*: Refunded at the provider/)).toBeVisible();
  });
});
