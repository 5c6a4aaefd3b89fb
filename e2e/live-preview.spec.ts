import { expect } from '@playwright/test';
import { signInVendor } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

const EDITOR = '/inspire/vendors/listing';

test('the preview beside the form follows what is saved, at every width, and no other site can frame it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const listings = await signInVendor(page.context());
  const { uuid = '' } = listings.find(({ published }) => published) ?? {};
  await (await watchPage(page)).open(`${EDITOR}?storefront=${uuid}`);
  const frame = page.getByRole('complementary', { name: 'Live preview' }).locator('iframe').contentFrame();
  const name = page.getByRole('textbox', { name: 'Business name' });
  const before = await name.inputValue();
  const shown = (text: string) => frame.getByText(text, { exact: true }).filter({ visible: true }).first();
  const heading = shown(before);
  await expect(heading).toBeVisible();

  await name.fill(`${before} Annex`);
  await expect(shown(`${before} Annex`)).toBeVisible();
  for (const width of ['On a tablet', 'On a computer', 'On a phone']) {
    await page.getByRole('radio', { name: width }).press('Enter');
    await expect(page.getByRole('radio', { name: width })).toBeChecked();
  }
  await name.fill(before);
  await expect(heading).toBeVisible();

  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  const framed = await page.context().request.get(src);
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(framed.headers()['x-frame-options']).toBe('SAMEORIGIN');
  const whole = await page.context().request.get(src.replace('/frame', ''));
  expect(whole.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
