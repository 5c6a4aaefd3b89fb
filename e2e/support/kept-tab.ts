import type { BrowserContext, Page } from '@playwright/test';

/** Of the same site, so that the tab keeps its process, and without scripts. */
const RESTING_PLACE = '/robots.txt';

/** Cannot be taken back, so a profile in which it was done is not used again. */
const LASTING = {
  context: ['grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  page: ['addLocatorHandler', 'emulateMedia', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;
/** Give back how to undo them. */
const UNDOABLE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const PAGE_EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;
const CONTEXT_EVENTS = ['console', 'dialog', 'request', 'requestfailed', 'response', 'weberror'] as const;

type Method = (...args: unknown[]) => unknown;

/**
 * One tab of one profile for many tests: a new one has to start a process and to load and compile the same code again, which
 * takes twice as long as the page itself. Between two tests nothing is left of the first one but what the browser keeps of
 * files that never change.
 */
export class KeptTab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #undo: (() => PromiseLike<unknown>)[] = [];
  #isSpent = false;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    const { clock } = page;
    for (const [owner, names] of [
      [context, LASTING.context],
      [page, LASTING.page],
      [clock, LASTING.clock],
    ] as const) {
      this.#wrap(owner, names, () => {
        this.#isSpent = true;
      });
    }
    for (const owner of [context, page]) {
      this.#wrap(owner, UNDOABLE, (done) =>
        this.#undo.push(() => (done as AsyncDisposable)[Symbol.asyncDispose]()),
      );
    }
  }

  static async open(context: BrowserContext): Promise<KeptTab> {
    return new KeptTab(context, await context.newPage());
  }

  #wrap(owner: object, names: readonly string[], note: (done: unknown) => void): void {
    const methods = owner as Record<string, Method>;
    for (const name of names) {
      const method = methods[name]?.bind(owner);
      if (!method) throw new Error(`There is no ${name} any more.`);
      methods[name] = async (...args) => {
        const done = await method(...args);
        note(done);
        return done;
      };
    }
  }

  /** As it was before the test; false if that cannot be. */
  async reset(): Promise<boolean> {
    const { context, page } = this;
    if (this.#isSpent || page.isClosed()) return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    for (const event of CONTEXT_EVENTS) context.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const undo of this.#undo.splice(0)) await undo();
    // Whatever a page writes when it is left is written by now. One that is leading on by itself cannot be left.
    const isLeft = await page.goto(RESTING_PLACE).then(
      () => true,
      () => false,
    );
    if (!isLeft) return false;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    return true;
  }
}
