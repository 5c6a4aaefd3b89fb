import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LABEL_SHEETS, LETTER } from '../src/capabilities/guests/rules/label-sheets.ts';
import type { SeatingPaper, SeatingPrint } from '../src/capabilities/seating/rules/print/print-kinds.ts';
import { printJobOf } from '../src/capabilities/seating/server/print/print-data.ts';
import { printedPlan } from '../src/capabilities/seating/testing/printed-plans.ts';
import { createLog } from '../src/platform/log.ts';
import type { Printer, PrintJob } from '../src/platform/print/print.port.ts';
import { PRINT_LIMITS } from '../src/platform/print/print-limits.ts';
import { createPrinter } from '../src/platform/print/typst-printer.ts';
import { describeMachine } from './report.ts';

const MANY = 300;
/** What takes too long is measured, not ended. */
const PATIENT = { ...PRINT_LIMITS, milliseconds: 120_000, startMs: 120_000 };
const BARE = new URL('./bare-pages.typ', import.meta.url);
const PRINTS = new URL('../src/capabilities/guests/server/print/', import.meta.url);
const A7 = { width: 7.25, height: 5.25 };
/** Of eight chairs each. */
const TABLES = Math.ceil(MANY / 8);

const FIRST = ['Ana', 'Jonathan', 'Ngozi', 'Alexandra', 'Tom', 'Priya', 'Lukas', 'Mei'];
const LAST = ['Lee', 'Ashworth', 'Okafor', 'Papadopoulos', 'Park', 'Raman', 'Weissenborn', 'Fitzgerald'];
const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';

/** Names that were never printed before: the compiler remembers what it has set. */
function envelopesOf(turn: number) {
  return Array.from({ length: MANY }, (_, at) => ({
    name: `Ms. ${pick(FIRST, at)} ${pick(LAST, at + turn)} and Mr. ${pick(FIRST, at + 3)} ${turn}${at}`,
    lines: [`${at + 1000 * turn} Willow Street`, 'Apt. 12B', `Hudson, NY ${10_000 + at}`],
  }));
}

type Case = {
  name: string;
  /** Of names that this turn alone has. */
  job: (turn: number) => PrintJob;
  bare: object;
};

function seating(name: string, kind: SeatingPrint, paper: SeatingPaper): Case {
  return {
    name,
    job: (turn) => {
      const plan = printedPlan(TABLES, MANY, { first: turn * MANY });
      const job = printJobOf(plan, { kind, paper, cardsFor: 'HOUSEHOLD', hasMarks: true });
      if (!job) throw new Error(`${name}: there is nothing to print`);
      return job;
    },
    bare: { paper: LETTER, perPage: 30 },
  };
}

const RETURN_LINES = ['Maya Brooks & Jonah Levi', '12 Orchard Lane', 'Rhinebeck, NY 12572'];

const CASES: readonly Case[] = [
  {
    name: `${MANY} envelopes, A7`,
    job: (turn) => ({
      template: new URL('envelopes.typ', PRINTS),
      data: { paper: A7, returnLines: RETURN_LINES, envelopes: envelopesOf(turn) },
    }),
    bare: { paper: A7, perPage: 1 },
  },
  {
    name: `${MANY} labels, 5160`,
    job: (turn) => ({
      template: new URL('labels.typ', PRINTS),
      data: { paper: LETTER, sheet: LABEL_SHEETS.LABELS_5160, skip: 0, envelopes: envelopesOf(turn) },
    }),
    bare: { paper: LETTER, perPage: 30 },
  },
  seating(`${MANY} place cards`, 'PLACE_CARDS', 'LETTER'),
  seating(`seating chart of ${MANY}, A1`, 'CHART', 'A1'),
  seating(`kitchen summary of ${MANY}`, 'KITCHEN', 'LETTER'),
];

let turn = 0;

async function time(printer: Printer, jobOf: Case['job']): Promise<{ ms: number; bytes: number }> {
  turn += 1;
  const job = jobOf(turn);
  const began = performance.now();
  const printed = await printer.printPdf(job);
  if (!printed.ok) throw new Error(`${job.template.pathname}: ${printed.failure.code}`);
  return { ms: performance.now() - began, bytes: printed.value.byteLength };
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureCase({ name, job, bare }: Case, repeat: number): Promise<string> {
  const runs = {
    cold: [] as number[],
    bareCold: [] as number[],
    warm: [] as number[],
    bareWarm: [] as number[],
  };
  let kilobytes = 0;
  const bareJob: Case['job'] = (at) => ({
    template: BARE,
    data: { ...bare, envelopes: envelopesOf(at) },
  });
  // In turn, so that whatever else the machine does hits both.
  for (let run = 0; run < repeat; run += 1) {
    for (const [of, cold, warm] of [
      [bareJob, runs.bareCold, runs.bareWarm],
      [job, runs.cold, runs.warm],
    ] as const) {
      const printer = createPrinter(createLog('silent'), PATIENT);
      cold.push((await time(printer, of)).ms);
      await time(printer, of);
      const { ms, bytes } = await time(printer, of);
      warm.push(ms);
      kilobytes = bytes / 1000;
      await printer.close();
    }
  }
  const pair = (own: number[], other: number[]) =>
    `${middle(own).toFixed(0)} ms (${(middle(own) / middle(other)).toFixed(2)}×)`;
  const line = `| ${name} | ${pair(runs.cold, runs.bareCold)} | ${pair(runs.warm, runs.bareWarm)} | ${middle(runs.bareCold).toFixed(0)} ms | ${middle(runs.bareWarm).toFixed(0)} ms | ${kilobytes.toFixed(0)} kB |`;
  console.log(line);
  return line;
}

/** What the guest list and the seating plan print, beside the same words without any care. */
export async function measurePrint(repeat: number): Promise<void> {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const lines: string[] = [];
  for (const one of CASES) lines.push(await measureCase(one, repeat));
  const markdown = [
    '# Printing',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}. Through the printer and its thread, ${repeat} runs in turn with the bare ones, medians. Cold begins with starting the thread; warm is its third print, of names it has not set before. Bare: the same compiler, the same words as plain lines in one font, nothing fitted or placed. Goals: 4 s cold, 1 s warm.`,
    '',
    '| print | cold | warm | bare cold | bare warm | file |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'results', 'print.md'), markdown);
}
