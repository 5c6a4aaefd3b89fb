import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { BudgetOperation } from '../src/capabilities/budget/rules/budget-operations.ts';
import { BUDGET_SECTIONS } from '../src/capabilities/budget/rules/budget-sections.ts';
import { NEW_LINE } from '../src/capabilities/budget/rules/new-line.ts';
import { inChanges } from '../src/capabilities/budget/rules/queue/in-changes.ts';
import { FURTHER_WEDDINGS } from '../src/capabilities/weddings/demo/further-weddings.ts';
import { beginFrames, countFrames, endFrames, type Frames } from './frame-watch.ts';
import { middle } from './middle.ts';
import { type Tasks, traceTasks } from './renderer-tasks.ts';
import { describeMachine, warning } from './report.ts';
import { startProduct, withServer } from './server-process.ts';
import { signInAs, writingHeaders } from './sign-in.ts';
import { withSlowPage } from './slow-page.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

const [COUPLE] = FURTHER_WEDDINGS;
const LINES = 1_000;
/** As fast as a hand turns a wheel. */
const WHEEL_PIXELS_PER_SECOND = 3_000;
const WHEEL_PIXELS = 12_000;
const STEPS_DOWN = 60;
const PASTED_ROWS = 200;

type Account = { url: string; cookie: string };
type Deed = { name: string; run: (page: Page) => Promise<void> };
type Seen = Frames & Tasks & { name: string };

async function call<Answer>({ url, cookie }: Account, to: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${url}/web-api/v1/budget${to}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
  });
  if (!answer.ok) throw new Error(`The budget did not answer: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A budget as it begins, and lines of every kind until there are a thousand. */
async function fillBudget(account: Account): Promise<void> {
  await call(account, '', { totalCents: 3_800_000 });
  const { lines } = await call<{ lines: unknown[] }>(account, '');
  const operations = Array.from(
    { length: LINES - lines.length },
    (_, index): BudgetOperation => ({
      op: 'add',
      of: 'line',
      uuid: crypto.randomUUID(),
      values: {
        ...NEW_LINE,
        section: BUDGET_SECTIONS[index % BUDGET_SECTIONS.length] ?? 'ELSE',
        categoryKey: null,
        name: `Line ${index + 1}`,
        position: 1e6 + index,
        priceCents: 1_000 + index,
        countedBy: index % 3 === 0 ? 'INVITED' : null,
        vendorName: index % 5 === 0 ? 'Wild Thyme' : '',
        agreedCents: index % 7 === 0 ? 9_900 : null,
      },
    }),
  );
  for (const part of inChanges(operations))
    await call(account, '/changes', { uuid: crypto.randomUUID(), operations: part });
}

const plannedCell = (page: Page, line: number) =>
  page.getByRole('row', { name: new RegExp(`^Line ${line}\\b`) }).locator('[id$="-planned"]');

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const times = (count: number, keys: readonly string[]) => Array.from({ length: count }, () => keys).flat();

async function paste(page: Page): Promise<void> {
  const text = Array.from({ length: PASTED_ROWS }, (_, row) => String(1_500 + row)).join('\n');
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
  await saved(page);
}

async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
}

async function turnWheel(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x: 400, y: 600, yDistance: -WHEEL_PIXELS },
    ...{ speed: WHEEL_PIXELS_PER_SECOND, gestureSourceType: 'mouse' },
  });
  await session.detach();
}

/** In the browser: from the top to the bottom, a step in each frame. */
function stepDown(steps: number): Promise<void> {
  return new Promise((resolve) => {
    let done = 0;
    const step = () => {
      done += 1;
      scrollTo(0, (document.documentElement.scrollHeight * done) / steps);
      if (done < steps) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

const DEEDS: readonly Deed[] = [
  { name: `the wheel, ${WHEEL_PIXELS_PER_SECOND} px/s`, run: turnWheel },
  {
    name: `top to bottom in ${STEPS_DOWN} steps`,
    run: (page) => page.evaluate(stepDown, STEPS_DOWN),
  },
  {
    name: '60 cells with the arrow keys',
    run: async (page) => {
      await page.evaluate(() => scrollTo(0, 0));
      await plannedCell(page, 1).click();
      await press(page, times(60, ['ArrowDown']));
    },
  },
  {
    name: '20 amounts typed, with Enter',
    run: async (page) => {
      await press(page, times(20, ['2', '4', '5', '0', 'Enter']));
      await saved(page);
    },
  },
  { name: `${PASTED_ROWS} rows pasted`, run: paste },
  {
    name: 'that undone, and done again',
    run: async (page) => {
      await press(page, ['Control+z']);
      await saved(page);
      await press(page, ['Control+y']);
      await saved(page);
    },
  },
];

async function watch(browser: Browser, page: Page, { name, run }: Deed): Promise<Seen> {
  await page.evaluate(beginFrames);
  const tasks = await traceTasks(browser, page, () => run(page));
  return { name, ...countFrames(await page.evaluate(endFrames)), ...tasks };
}

async function watchAll(browser: Browser, account: Account, slowerBy: number): Promise<Seen[]> {
  return withSlowPage(browser, { ...account, slowerBy }, async (page) => {
    await page.goto(`${account.url}/wedding-budget`);
    await page.locator('html.is-hydrated').waitFor();
    await page.getByRole('grid', { name: 'Budget lines' }).waitFor();
    const seen: Seen[] = [];
    for (const deed of DEEDS) seen.push(await watch(browser, page, deed));
    return seen;
  });
}

function middleOf(runs: readonly Seen[][]): Seen[] {
  return DEEDS.map(({ name }, index) => {
    const of = (key: keyof Omit<Seen, 'name'>) => middle(runs.flatMap((run) => run[index]?.[key] ?? []));
    return {
      name,
      ...{ count: of('count'), long: of('long'), longestMs: of('longestMs') },
      longestTaskMs: of('longestTaskMs'),
      longestTaskCpuMs: of('longestTaskCpuMs'),
    };
  });
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function toMarkdown(seen: readonly Seen[], repeat: number): string {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  return [
    '# A budget of a thousand lines',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}; browser, server and database share them. ${repeat} times, medians.${warning({ loadBefore, cores })}`,
    'A frame is long beyond 50 ms, from one to the next by the clock. A task is a piece of work of the page’s own thread, without a pause: by the clock, with what else the machine did meanwhile, and what it computed itself.',
    '',
    row(['what is done', 'frames', 'of them long', 'longest frame', 'longest task', 'of it computing']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...seen.map((one) =>
      row([
        one.name,
        one.count,
        one.long,
        ...[one.longestMs, one.longestTaskMs, one.longestTaskCpuMs].map((ms) => `${ms.toFixed(0)} ms`),
      ]),
    ),
    '',
  ].join('\n');
}

/** Scrolling and typing in the largest budget that anybody will have. */
export async function measureBudget(repeat: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-budget-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  try {
    await withServer(startProduct(folder), async ({ url }) => {
      const account = { url, cookie: await signInAs(url, COUPLE.email) };
      await fillBudget(account);
      const browser = await chromium.launch({
        args: ['--no-sandbox', '--disable-gpu'],
        ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      });
      try {
        const runs: Seen[][] = [];
        for (let turn = 0; turn < repeat; turn += 1) runs.push(await watchAll(browser, account, 1));
        const markdown = toMarkdown(middleOf(runs), repeat);
        writeFileSync(path.join(import.meta.dirname, 'results', 'budget.md'), markdown);
        console.log(markdown);
      } finally {
        await browser.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
