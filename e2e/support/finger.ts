import { expect, type Locator, type Page } from '@playwright/test';

type Point = { x: number; y: number };

const STEPS = 5;
/** A finger this near to the edge of the window moves the page along. */
const EDGE = 20;

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on the glass, for what a tap is not. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const height = page.viewportSize()?.height ?? 0;
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  async function moveBy(to: Point) {
    const from = at;
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await send('touchMove', [at]);
    }
  }

  return {
    async putOn(locator: Locator) {
      await locator.scrollIntoViewIfNeeded();
      at = await middleOf(locator);
      await send('touchStart', [at]);
    },
    /** In steps, as a hand moves; what is out of sight is waited for at the edge. */
    async moveTo(locator: Locator) {
      await expect(async () => {
        const to = await middleOf(locator);
        const isInSight = to.y > EDGE && to.y < height - EDGE;
        await moveBy(isInSight ? to : { x: at.x, y: to.y < height / 2 ? EDGE : height - EDGE });
        expect(isInSight).toBe(true);
        // The page may have moved along meanwhile.
        expect(await middleOf(locator)).toEqual(to);
      }).toPass({ intervals: [50] });
    },
    lift: () => send('touchEnd', []),
  };
}
