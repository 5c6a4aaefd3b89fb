import { LIBRARY } from './library.data.ts';
import type { LibraryTask } from './library-task.ts';
import { type PlanTemplate, TEMPLATES, type TemplateKey } from './templates.data.ts';

const DEFAULT: TemplateKey = 'CLASSIC';
const byKey = new Map<TemplateKey, PlanTemplate>(TEMPLATES.map((template) => [template.key, template]));

/** One that everything is added to, first, and the others in the order of our table, each once. */
export function soundTemplates(keys: readonly TemplateKey[]): TemplateKey[] {
  const chosen = TEMPLATES.filter(({ key }) => keys.includes(key));
  // The last one said counts: choosing another base leaves the one before.
  const base = keys.findLast((key) => byKey.get(key)?.isBase) ?? DEFAULT;
  return [base, ...chosen.filter(({ isBase }) => !isBase).map(({ key }) => key)];
}

/** What stands on the list of who chose these, the earliest first. */
export function libraryOf(keys: readonly TemplateKey[]): LibraryTask[] {
  const chosen = soundTemplates(keys).flatMap((key) => byKey.get(key) ?? []);
  const leftOut = new Set(chosen.flatMap(({ leavesOut }) => leavesOut));
  const tasks = [...LIBRARY, ...chosen.flatMap(({ adds }) => adds)].filter(({ key }) => !leftOut.has(key));
  // Sorting keeps the order of those of one day.
  return tasks.sort((one, other) => other.days - one.days);
}

const everything = new Map<string, LibraryTask>(
  [...LIBRARY, ...TEMPLATES.flatMap(({ adds }) => adds)].map((task) => [task.key, task]),
);

export function libraryTask(key: string | null): LibraryTask | undefined {
  return key === null ? undefined : everything.get(key);
}

/** Of all tasks there are, the earliest first: where one stands among its likes. */
const ORDER = new Map(
  [...everything.values()]
    .sort((one, other) => other.days - one.days)
    .map(({ key }, place) => [key, place] as const),
);

/** Those of our library by their place in the year; own ones behind them. */
export function libraryPlace(key: string | null): number {
  return ORDER.get(key ?? '') ?? ORDER.size;
}

/** 'A classic 12-month plan with a Jewish ceremony' */
export function planWords(keys: readonly TemplateKey[]): string {
  return soundTemplates(keys)
    .map((key) => byKey.get(key)?.text)
    .join(' ');
}
