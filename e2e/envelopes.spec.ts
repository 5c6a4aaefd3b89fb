import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '../src/platform/testing/read-pdf.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const ENVELOPES = '/wedding-planning/guests/envelopes';

async function download(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const pages = await readPdf(new Uint8Array(await readFile(await file.path())));
  return JSON.stringify(pages);
}

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('labels and envelopes are printed for whoever has an address', async ({ page, context }) => {
      await page.setViewportSize(size);
      await signInDemo(context, 'couple');
      await page.goto(ENVELOPES);
      const print = page.getByRole('region', { name: 'Print' });
      await expect(print).toContainText(/\d+ households with an address\. \d+ without/);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const rows = page.getByRole('grid', { name: 'Envelopes' }).getByRole('row');
      await expect(rows.first()).toBeVisible();
      await print.getByRole('textbox', { name: 'Labels already used' }).fill('30');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      await expect(print).toContainText('between 0 and 29');
      await print.getByRole('textbox', { name: 'Labels already used' }).fill('4');
      expect(await download(page)).toMatch(/NY|MA|IL|TX|CA/);
      await print.getByRole('radio', { name: /Relaxed/ }).check({ force: true });
      await print.getByRole('button', { name: /Paper/ }).click();
      await page.getByRole('option', { name: /Envelopes, A7/ }).click();
      await print.getByRole('textbox', { name: 'Return address' }).fill('Maya Park\nHudson, NY 12534');
      await expectAccessible(page);
      expect(await download(page)).toContain('Maya Park');
    });
  });
}
