import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** Tab after Tab from where the focus is, to this or into it: whatever is not reached so is not there for those who have nothing but keys. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} Tabs do not reach ${target}.`);
}

export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
