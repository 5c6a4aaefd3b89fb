import { expect, type Page, type Request } from '@playwright/test';

type Seen = { shifts: { value: number; what: string }[]; motions: string[] };

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page, before anything of ours: keeps what moved while it loaded. */
function record(): void {
  const seen: Seen = { shifts: [], motions: [] };
  window.seen = seen;
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      // A page that is painted while it is still being read ends in half a footer, which grows from the bottom of the window.
      const isBeingRead = !loading?.domInteractive || startTime < loading.domInteractive;
      const isFooter = (element?: Element | null) =>
        element?.closest('footer') ?? (element?.querySelector('footer') && !element.querySelector('main'));
      if (isBeingRead && elements.every(isFooter)) continue;
      const what = elements.map((element) => `${element?.tagName}.${element?.className}`).join(' | ');
      seen.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const note = (animation: Animation) => {
    const duration = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (duration > 1) seen.motions.push(`${target?.tagName}.${target?.className}: ${duration} ms`);
  };
  // What style sheets set in motion says so itself; looking at every frame would keep the browser busy.
  for (const beginning of ['transitionrun', 'animationstart']) {
    const noteAll = ({ target }: Event) => {
      if (target instanceof Element) target.getAnimations({ subtree: true }).forEach(note);
    };
    addEventListener(beginning, noteAll, true);
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function animateAndNote(...wishes) {
    const animation = animate.apply(this, wishes);
    note(animation);
    return animation;
  };
}

/** Never ends by itself, so nobody waits for it. */
const LIVE_STREAM = '/web-api/v1/live';

export type PageWatch = {
  /** Goes there and waits until everything the page asks for by itself has come and is drawn. */
  open(path: string): Promise<void>;
  /** What went wrong in scripts so far. */
  problems: readonly string[];
};

/** The day on phones has no bar, and never asks who is there. */
const WITHOUT_BAR = /^\/(day-of|d\/)/;

export async function watchPage(page: Page): Promise<PageWatch> {
  const open = new Set<Request>();
  const problems: string[] = [];
  page.on('request', (request) => {
    // A page that is shown in a frame is looked at by itself. Of a navigation nobody can say whose frame it is for.
    if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (!request.url().includes(LIVE_STREAM)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // The browser itself reports answers of 400 and 404, also where the page is made to show them.
    const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOurs) problems.push(message.text());
  });
  await page.addInitScript(record);

  const isQuiet = async () => {
    // One answer often leads to the next question: quiet means that an idle browser still asks nothing.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    return open.size === 0;
  };
  return {
    problems,
    open: async (path) => {
      const asked = page.waitForResponse(/\/website-nav\/web-api\/v1\/user\/get$/).catch(() => undefined);
      await page.goto(path);
      // A page without code asks nothing by itself.
      const wakesUp = await page.locator('script[type="module"], script[type="text/plain"]').count();
      if (wakesUp > 0 && !WITHOUT_BAR.test(path)) expect(await asked, 'who is there').toBeDefined();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(async () => (await isQuiet()) && (await isQuiet()), { intervals: [50] }).toBe(true);
    },
  };
}

/** Five times as much still counts as good. */
const MOST_MOVED = 0.02;

/** Nothing that was already drawn made room for something later. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.seen.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MOST_MOVED);
}

/** For a page that was opened with a wish for less motion. */
export async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.seen.motions)).toEqual([]);
}
