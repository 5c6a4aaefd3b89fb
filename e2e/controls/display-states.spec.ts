import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a button works once, says that it is busy and keeps name, width and focus', async ({ page }) => {
  await openControl(page, 'button');
  const box = example(page, 'Button', 'One press while it works');
  const send = box.getByRole('button', { name: 'Send once' });
  const widthOf = async () => (await send.boundingBox())?.width;
  const before = await widthOf();
  await send.press('Enter');
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(box.getByRole('progressbar', { name: 'Sending' })).toBeVisible();
  await send.press('Enter');
  await send.click({ force: true });
  await expect(box.getByRole('status')).toHaveText('Presses taken: 1');
  await expect(send).toBeFocused();
  expect(await widthOf()).toBe(before);
  await expectAccessible(page);
});

test('a disabled button is passed over, and every size is 44 px to the finger', async ({ page }) => {
  await openControl(page, 'button');
  await expect(example(page, 'Button', 'Disabled').getByRole('button', { disabled: true })).toHaveCount(2);
  await example(page, 'Button', 'With an icon').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(
    example(page, 'Button', 'Disabled').getByRole('button', { name: 'Send inquiry' }),
  ).not.toBeFocused();
  await expect(
    example(page, 'Button', 'Loading').getByRole('button', { name: 'Send inquiry' }),
  ).toBeFocused();

  const small = await example(page, 'Button', 'Sizes').getByRole('button', { name: 'Small' }).boundingBox();
  if (!small) throw new Error('the small button has no box');
  // A finger that lands nearly four pixels above the drawn edge still meets the button.
  const [x, y] = [small.x + small.width / 2, small.y + small.height / 2 - 21.5];
  const met = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
    x,
    y,
  ] as const);
  expect(met).toBe('Small');
});

test('button links are links', async ({ page }) => {
  await openControl(page, 'button-link');
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('badges come in 19 variants and three sizes', async ({ page }) => {
  await openControl(page, 'badge');
  const names =
    'white gray green red purple sky gold silver bronze wine cove bay forest black-010 orange lightNavy alternate primary secondary';
  const all = example(page, 'Badge', 'All 19 variants');
  const looks = new Set<string>();
  for (const name of names.split(' ')) {
    const badge = all.getByText(name, { exact: true }).locator('..');
    looks.add(
      await badge.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return `${backgroundColor} ${color}`;
      }),
    );
  }
  expect(looks.size).toBe(19);

  const sizes = example(page, 'Badge', 'Three sizes');
  const heights: number[] = [];
  for (const name of ['Small', 'Regular', 'Large']) {
    heights.push((await sizes.getByText(name).locator('..').boundingBox())?.height ?? 0);
  }
  expect(heights).toEqual([20, 24, 32]);
  await expectAccessible(page);
});

test('stars are read as a number', async ({ page }) => {
  await openControl(page, 'review');
  const stars = page.getByRole('article').getByRole('img', { name: '5 out of 5 stars' });
  await expect(stars.first()).toBeVisible();
  await expect(stars).toHaveCount(await page.getByRole('article').count());
  await expectAccessible(page);
});

test('a progress bar says how far it is, if anyone knows', async ({ page }) => {
  await openControl(page, 'progress-bar');
  const bar = (name: string) => page.getByRole('progressbar', { name });
  await expect(bar('Checklist')).toHaveAttribute('aria-valuetext', '0 of 12 done');
  await expect(bar('Profile')).toHaveAttribute('aria-valuenow', '48');
  await expect(bar('Profile')).toHaveAttribute('aria-valuetext', '48%');
  await expect(bar('Guest list')).toHaveAttribute('aria-valuenow', '100');
  await expect(bar('Importing guests')).not.toHaveAttribute('aria-valuenow');
  await expectAccessible(page);
});

test('a spinner says what it stands for', async ({ page }) => {
  await openControl(page, 'spinner');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(3);
  await expectAccessible(page);
});
