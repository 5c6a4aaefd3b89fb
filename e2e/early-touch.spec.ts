import { expect, type Page, test } from '@playwright/test';
import { DISTINCT } from './support/all-pages.ts';
import { signInDemo } from './support/demo-people.ts';
import { expectTyped, openEarly, pause, press, slowPage, untilSettled } from './support/early.ts';

const DELAYS = [0, 100, 400, 1500] as const;
/** Here people type first; all other pages take turns with the delays. */
const IMPORTANT = [
  '/',
  '/wedding/onboard/wedding-planning',
  '/account/login',
  '/wedding-vendors',
  '/wedding-vendors/search/austin-tx--wedding-florists',
];
const FIELD = /<(input|textarea)\b(?![^>]*type="(hidden|checkbox|radio|range|file|date)")/;

const fieldIn = (page: Page, landmark: 'main' | 'banner') => {
  const part = page.getByRole(landmark);
  return part
    .getByRole('textbox')
    .or(part.getByRole('combobox'))
    .or(part.getByRole('searchbox'))
    .or(part.getByRole('spinbutton'))
    .filter({ visible: true })
    .first();
};

/** Something that the field may hold. */
async function wordFor(page: Page, field: ReturnType<typeof fieldIn>): Promise<string> {
  const kind = await field.evaluate((element: HTMLInputElement) => element.inputMode || element.type);
  return ['numeric', 'decimal', 'number', 'tel'].includes(kind) ? '12' : 'nashville';
}

async function typeEarly(page: Page, path: string, delay: number): Promise<void> {
  await openEarly(page, path);
  const field = fieldIn(page, 'main');
  await field.waitFor();
  const word = await wordFor(page, field);
  await pause(page, delay);
  await press(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(word, { delay: 15 });
  await untilSettled(page);
  await expectTyped(field, word);
}

DISTINCT.forEach((path, index) => {
  const delays = IMPORTANT.includes(path) ? DELAYS : DELAYS.slice(index % 4, (index % 4) + 1);
  for (const delay of delays) {
    test(`typing ${delay} ms after ${path} appeared is kept`, async ({ context, request }) => {
      const html = await (await request.get(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      test.skip(!FIELD.test(main), 'There is no field.');
      await typeEarly(await slowPage(context), path, delay);
    });
  }
});
