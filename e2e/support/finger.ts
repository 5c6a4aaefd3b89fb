import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on the glass, for what a tap is not. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    async putOn(locator: Locator) {
      at = await middleOf(locator);
      await send('touchStart', [at]);
    },
    /** In steps, as a hand moves. */
    async moveTo(locator: Locator) {
      const box = await locator.boundingBox();
      if (!box) throw new Error('There is nothing to move to.');
      const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const from = at;
      for (let step = 1; step <= 5; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 };
        await send('touchMove', [at]);
      }
    },
    lift: () => send('touchEnd', []),
  };
}
