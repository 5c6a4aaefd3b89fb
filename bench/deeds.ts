import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { beginFrames, countFrames, endFrames, type Frames } from './frame-watch.ts';
import { middle } from './middle.ts';
import { type Tasks, traceTasks } from './renderer-tasks.ts';
import { describeMachine, warning } from './report.ts';
import { startProduct, withServer } from './server-process.ts';
import { signInAs } from './sign-in.ts';
import { withSlowPage } from './slow-page.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

export type Account = { url: string; cookie: string };
/** Something that a person does on a page, for the so-many-th time. */
export type Deed = { name: string; run: (page: Page, turn: number) => Promise<void> };
type Seen = Frames & Tasks & { name: string };

type Work = {
  /** Of the file of results. */
  name: string;
  title: string;
  /** Whose account. */
  email: string;
  repeat: number;
  /** Makes it as large as it may be. */
  fill: (account: Account) => Promise<void>;
  open: (page: Page) => Promise<void>;
  deeds: readonly Deed[];
};

type Visit = { browser: Browser; account: Account; turn: number };

async function watch({ browser, turn }: Visit, page: Page, { name, run }: Deed): Promise<Seen> {
  await page.evaluate(beginFrames);
  const tasks = await traceTasks(browser, page, () => run(page, turn));
  return { name, ...countFrames(await page.evaluate(endFrames)), ...tasks };
}

function watchAll(visit: Visit, { open, deeds }: Work): Promise<Seen[]> {
  return withSlowPage(visit.browser, { ...visit.account, slowerBy: 1 }, async (page) => {
    await open(page);
    const seen: Seen[] = [];
    for (const deed of deeds) seen.push(await watch(visit, page, deed));
    return seen;
  });
}

function middleOf(deeds: readonly Deed[], runs: readonly Seen[][]): Seen[] {
  return deeds.map(({ name }, index) => {
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

function toMarkdown({ title, repeat }: Work, seen: readonly Seen[]): string {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  return [
    `# ${title}`,
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

/** What a page does while somebody works on it: its frames and its longest pieces of work. */
export async function measureDeeds(work: Work): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), `ampersand-${work.name}-`));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  try {
    await withServer(startProduct(folder), async ({ url }) => {
      const account = { url, cookie: await signInAs(url, work.email) };
      await work.fill(account);
      const browser = await chromium.launch({
        args: ['--no-sandbox', '--disable-gpu'],
        ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      });
      try {
        const runs: Seen[][] = [];
        for (let turn = 0; turn < work.repeat; turn += 1) {
          runs.push(await watchAll({ browser, account, turn }, work));
        }
        const markdown = toMarkdown(work, middleOf(work.deeds, runs));
        writeFileSync(path.join(import.meta.dirname, 'results', `${work.name}.md`), markdown);
        console.log(markdown);
      } finally {
        await browser.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
