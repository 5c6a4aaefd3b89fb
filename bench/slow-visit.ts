import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone at the edge of its network. */
const LATENCY_MS = 400;
const BYTES_PER_SECOND = 50_000;
/** Nothing asked for and nothing under way for so long: the page is done. */
const QUIET_MS = 2_000;
const LONGEST_MS = 90_000;

export type Visit = {
  url: string;
  cookie: string | undefined;
  viewport: { width: number; height: number };
  /** What the page was opened for. */
  sought: string;
};

/** Milliseconds from the beginning of the visit. */
export type Seen = {
  requests: number;
  bytes: number;
  painted: number;
  sought: number;
  hydrated: number;
};

type Marks = Partial<Pick<Seen, 'sought' | 'hydrated'>>;

/** In the browser: looks at every frame that is drawn. Frames are drawn only when the styles are there. */
function watch(sought: string): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  const look = () => {
    const box = document.querySelector(sought)?.getBoundingClientRect();
    const isInSight = box && box.width > 0 && box.height > 0 && box.top < innerHeight;
    if (isInSight) marks.sought ??= performance.now();
    if (document.documentElement?.classList.contains('is-hydrated')) marks.hydrated ??= performance.now();
    if (marks.sought === undefined || marks.hydrated === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Counts what is asked for, until nothing more is. A line that stays open is asked for once and never done. */
function countRequests(session: CDPSession) {
  const underWay = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    lastAt = performance.now();
    if (!request.url.startsWith('http')) return;
    requests += 1;
    if (type !== 'EventSource') underWay.add(requestId);
  });
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    lastAt = performance.now();
    bytes += encodedDataLength;
    underWay.delete(requestId);
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return {
    isQuiet: () => underWay.size === 0 && performance.now() - lastAt > QUIET_MS,
    counted: () => ({ requests, bytes }),
  };
}

async function untilDone(page: Page, isQuiet: () => boolean): Promise<Marks & { painted?: number }> {
  const deadline = performance.now() + LONGEST_MS;
  for (;;) {
    const marks = await page.evaluate(() => ({
      ...(window as unknown as { marks: Marks }).marks,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    const isDone = marks.sought !== undefined && marks.hydrated !== undefined && isQuiet();
    if (isDone || performance.now() > deadline) return marks as Marks & { painted?: number };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One visit with an empty cache over a slow line. */
export async function visitSlowly(browser: Browser, visit: Visit): Promise<Seen> {
  const context = await browser.newContext({ viewport: visit.viewport });
  try {
    for (const pair of visit.cookie?.split('; ') ?? []) {
      const [name = '', ...value] = pair.split('=');
      await context.addCookies([{ name, value: value.join('='), url: visit.url }]);
    }
    const page = await context.newPage();
    await page.addInitScript(watch, visit.sought);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    const { isQuiet, counted } = countRequests(session);
    await page.goto(visit.url, { waitUntil: 'commit', timeout: LONGEST_MS });
    const {
      painted = LONGEST_MS,
      sought = LONGEST_MS,
      hydrated = LONGEST_MS,
    } = await untilDone(page, isQuiet);
    return { ...counted(), painted, sought, hydrated };
  } finally {
    await context.close();
  }
}
