import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('tabs move by arrow, Home and End, and pass over a disabled one', async ({ page }) => {
  await openControl(page, 'tabs');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/Prospects/)).toHaveAttribute('aria-selected', 'true');
  await tab(/Inquiries/).click();
  await expect(page.getByRole('tabpanel', { name: /Inquiries/ })).toHaveText('Couples who wrote to you.');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await page.keyboard.press('End');
  await expect(tab(/Conversations/)).toBeFocused();
  await expect(tab(/Conversations/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Prospects/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toHaveText('Couples you may write to.');
  await expect(tab(/Archive/)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expectAccessible(page);
});

test('a breadcrumb leads back and marks the page itself', async ({ page }) => {
  await openControl(page, 'breadcrumb');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb', exact: true });
  await expect(trail.getByRole('listitem')).toHaveText([/Wedding vendors/, /Venues/, /Hudson, NY/]);
  await expect(trail.getByRole('link')).toHaveCount(2);
  await expect(trail.getByText('Hudson, NY')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await trail.getByRole('link', { name: 'Venues' }).click();
  await expect(page).toHaveURL('/');
});

test('pagination shows both ends, the neighbours and real addresses', async ({ page }) => {
  await openControl(page, 'pagination');
  const first = page.getByRole('navigation', { name: 'Pages, first' });
  await expect(first.getByRole('link')).toHaveText(['1', '2', '3', '4', '5', '20', '']);
  await expect(first.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(first.getByRole('link', { name: 'Previous page' })).toHaveCount(0);

  const middle = page.getByRole('navigation', { name: 'Pages, middle' });
  await expect(middle.getByRole('link', { name: /^Page/ })).toHaveText(['1', '8', '9', '10', '20']);
  await expect(middle.getByRole('link', { name: 'Page 10' })).toHaveAttribute('href', /\?page=10$/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(middle.getByText('Page 9 of 20')).toBeVisible();
  await expect(middle.getByRole('link')).toHaveCount(2);
  await middle.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=10$/);
});

test('a link says when it leaves for a new tab', async ({ page }) => {
  await openControl(page, 'text-link');
  const box = example(page, 'Text link', 'In a sentence');
  await expect(box.getByRole('link', { name: 'choose vendors' })).not.toHaveAttribute('target');
  const outside = box.getByRole('link', { name: 'the accessibility guidelines (opens in a new tab)' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener');
  await expectAccessible(page);
});
