import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { middle } from './middle.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

/** A phone of some years. */
const SLOWER_BY = 4;
const BARE = '/bare-day';

export type OnAPhone = { slowerBy: number; openMs: number; bareMs: number; actMs: number };

function cookiesOf(url: string, cookie: string) {
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

/** From the press on “reload” until the list can be read, by the page’s own clock. */
async function openMs(page: Page, go: () => Promise<unknown>): Promise<number> {
  await go();
  const shown = await page.waitForFunction(
    () => document.querySelector('main ol li, main ul li') && performance.now(),
  );
  return Number(await shown.jsonValue());
}

/** From the press on a guest until the number of those who are here has changed and a picture of it is due. */
function actMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('main button[aria-label^="Check in"]');
    const count = () => document.querySelector('main strong.font-display')?.textContent;
    const before = count();
    const began = performance.now();
    button?.click();
    while (count() === before) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
}

const LOOKED_AT_EVERY_MS = 50;

async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys())
        if (await (await caches.open(name)).match(location.pathname, { ignoreVary: true })) return true;
      return false;
    });
  while (!(await isKept())) await page.waitForTimeout(LOOKED_AT_EVERY_MS);
}

/** The same names as plain markup without a script: what no page can be quicker than. */
async function routeBare(context: BrowserContext, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => `<li>${name}</li>`).join('');
  await context.route(`**${BARE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><main><ul>${rows}</ul></main>` }),
  );
}

/** The page of the day without a line, at full speed and on a slow phone, beside a page that is nothing but the list. */
export async function measureOnAPhone(
  { url, cookie }: { url: string; cookie: string },
  { names, repeat }: { names: readonly string[]; repeat: number },
): Promise<OnAPhone[]> {
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      reducedMotion: 'reduce',
    });
    await context.addCookies(cookiesOf(url, cookie));
    const page = await context.newPage();
    // In a profile of its own: what is answered in place of the network would stand in the way of the worker.
    const beside = await browser.newContext({ viewport: { width: 375, height: 812 } });
    const bare = await beside.newPage();
    await routeBare(beside, names);
    await openMs(page, () => page.goto(`${url}/day-of`));
    await untilKept(page);
    await context.setOffline(true);
    const found: OnAPhone[] = [];
    for (const slowerBy of [1, SLOWER_BY]) {
      for (const each of [page, bare])
        await (await each.context().newCDPSession(each)).send('Emulation.setCPUThrottlingRate', {
          rate: slowerBy,
        });
      const times = { open: [] as number[], bare: [] as number[], act: [] as number[] };
      for (let turn = 0; turn < repeat; turn += 1) {
        await page.bringToFront();
        times.open.push(await openMs(page, () => page.reload()));
        await page.getByRole('button', { name: 'Check-in', exact: true }).click();
        for (let press = 0; press < 5; press += 1) times.act.push(await actMs(page));
        await bare.bringToFront();
        times.bare.push(await openMs(bare, () => bare.goto(url + BARE)));
      }
      found.push({
        slowerBy,
        openMs: middle(times.open),
        bareMs: middle(times.bare),
        actMs: middle(times.act),
      });
    }
    return found;
  } finally {
    await browser.close();
  }
}
