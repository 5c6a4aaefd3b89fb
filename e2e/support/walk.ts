import type { Page } from '@playwright/test';
import { screenAt } from './screens.ts';

const PICTURES = ['*resize-image-asset*', '*.woff2'];
const BLOCKED = 'net::ERR_BLOCKED_BY_CLIENT';

/** Runs in the page: a thread that is only looked at stays unread. */
function leaveUnread(): void {
  const { fetch } = window;
  window.fetch = (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/read') ? Promise.resolve(Response.json({ unread: 0 })) : fetch(input, options);
  };
}

/** To route requests would cost the browser its cache. */
export async function leaveOutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: PICTURES });
}

/** Looking around costs little and changes nothing. */
async function onlyLook(page: Page): Promise<void> {
  await page.addInitScript(leaveUnread);
  await leaveOutPictures(page);
}

/** Everything a page complains about: errors in the console, of scripts and of hydration, and calls that fail. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (what: string) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    const { url } = message.location();
    // A page that is somebody else's says so with its own status; pictures are left out here.
    const isExpected = url === page.url() || message.text().includes(BLOCKED);
    if (message.type() === 'error' && !isExpected) note(`${message.text()} ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.url()} answers ${response.status()}`);
  });
  return complaints;
}

async function linksOn(page: Page): Promise<string[]> {
  const links = page.locator('a[href]:not([download])');
  const found = await links.evaluateAll((all) =>
    all
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .map(({ origin, pathname, search }) => ({ origin, path: pathname + search })),
  );
  const { origin } = new URL(page.url());
  return found.filter((link) => link.origin === origin).map(({ path }) => path);
}

/** Opens one page of every screen that links lead to from where somebody begins, as far as it is wanted, and tells what they complain about. */
export async function walk(page: Page, starts: readonly string[], isWanted: (screen: string) => boolean) {
  await onlyLook(page);
  const complaints = complaintsOf(page);
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const screen = screenAt(path.replace(/\?.*/, ''));
    if (screen === undefined || seen.has(screen) || !isWanted(screen)) continue;
    seen.add(screen);
    await page.goto(path);
    waiting.push(...(await linksOn(page)));
  }
  return { complaints, screens: seen };
}
