import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const picture = (name: string, bytes = 2048) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes, 1),
});

test('files are chosen by key, show their progress and can be called off', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'file-upload');
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = example(page, 'File upload', 'Pictures');
  const choose = box.getByRole('button', { name: 'Choose files' });
  await expect(choose).toHaveAccessibleDescription('Gallery JPG or PNG, up to 1 MB each.');
  await choose.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([picture('barn.png'), picture('lake.png'), picture('late.png')]);
  const files = box.getByRole('list', { name: 'Gallery: files' });
  const progress = files.getByRole('progressbar', { name: 'Uploading barn.png' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.clock.runFor(1_000);
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await expect(files.getByText('Waiting')).toBeVisible();
  await files.getByRole('button', { name: 'Cancel late.png' }).press('Enter');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  // Its button is gone; focus is not.
  await expect(choose).toBeFocused();
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(box.getByRole('status')).toHaveText('2 of 2 uploaded');
  await expect(files.getByText('Uploaded')).toHaveCount(2);
  await expectAccessible(page);
  await files.getByRole('button', { name: 'Remove lake.png' }).press('Space');
  await expect(files.getByRole('listitem')).toHaveCount(1);
});

test('a file that is not welcome says why, and is not offered again', async ({ page }) => {
  await openControl(page, 'file-upload');
  const box = example(page, 'File upload', 'Pictures');
  const chooser = page.waitForEvent('filechooser');
  await box.getByRole('button', { name: 'Choose files' }).press('Space');
  await (await chooser).setFiles([
    { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') },
    picture('empty.png', 0),
    picture('huge.png', 1024 * 1024 + 1),
  ]);
  const row = (name: string) => box.getByRole('listitem').filter({ hasText: name });
  await expect(row('guests.csv')).toContainText('This kind of file isn’t supported here.');
  await expect(row('empty.png')).toContainText('This file is empty.');
  await expect(row('huge.png')).toContainText('This file is larger than 1 MB. Choose a smaller one.');
  await expect(box.getByRole('button', { name: /again/ })).toHaveCount(0);
  await expect(box.getByRole('status')).toHaveText('0 of 3 uploaded, 3 failed');
});

test('a broken upload can be tried again, and a closed one cannot be used', async ({ page }) => {
  await openControl(page, 'file-upload');
  const box = example(page, 'File upload', 'A failing upload');
  const chooser = page.waitForEvent('filechooser');
  await box.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles(picture('contract.png'));
  await expect(box.getByText('The connection broke off. Try again.')).toBeVisible();
  await box.getByRole('button', { name: 'Try contract.png again' }).press('Enter');
  await expect(box.getByRole('button', { name: /contract\.png$/ }).last()).toBeFocused();
  await expect(box.getByText('The connection broke off. Try again.')).toBeVisible();

  const wrong = example(page, 'File upload', 'Error');
  await expect(wrong.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
    'Cover picture At least one picture is needed.',
  );
  await expect(
    example(page, 'File upload', 'Disabled').getByRole('button', { name: 'Choose files' }),
  ).toBeDisabled();
});
