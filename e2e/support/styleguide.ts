import { expect, type Locator, type Page } from '@playwright/test';

/** Opens one control of the style guide and waits until its examples listen to the keyboard. */
export async function openControl(page: Page, name: string): Promise<void> {
  await page.goto(`/styleguide?only=${name}`);
  const examples = page.getByRole('main').getByRole('group');
  await expect(examples.last()).toBeVisible();
  // The examples stand in the document before their scripts have come; React marks each element that it has taken over.
  await page.waitForFunction(() => {
    const boxes = [...document.querySelectorAll('main fieldset')];
    return boxes.every((box) => Object.keys(box).some((key) => key.startsWith('__reactProps')));
  });
}

/** One example, by the control's title and its own: 'Select field', 'Groups'. */
export function example(page: Page, control: string, title: string): Locator {
  return page.getByRole('group', { name: `${control}: ${title}`, exact: true });
}
