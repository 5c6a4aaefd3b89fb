import type { Browser, Page } from '@playwright/test';

export type Tasks = {
  /** The longest piece of work of the page's thread, by the clock: with whatever else the machine did meanwhile. */
  longestTaskMs: number;
  /** The most that one such piece computed. */
  longestTaskCpuMs: number;
};

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

const CATEGORIES = ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'];
const US_PER_MS = 1000;

/** What the page's own thread did while this was done. */
export async function traceTasks(browser: Browser, page: Page, use: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await use();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  return {
    longestTaskMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / US_PER_MS)),
    longestTaskCpuMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / US_PER_MS)),
  };
}
