import type { Browser, Page } from '@playwright/test';

/** A signed-in person’s window on a computer so many times slower than this one; closed when they are done. */
export async function withSlowPage<T>(
  browser: Browser,
  { url, cookie, slowerBy }: { url: string; cookie: string; slowerBy: number },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url };
      }),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    return await use(page);
  } finally {
    await context.close();
  }
}
