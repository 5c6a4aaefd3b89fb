import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import type { Measurement } from './measure.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');

export type Report = {
  measuredOn: string;
  machine: { cores: number; memoryGb: number; node: string; platform: string; loadBefore: number };
  method: string;
  startMs: { firstStart: number; existingData: number[] };
  cases: (Measurement & { note: string })[];
};

export function describeMachine(): Report['machine'] {
  return {
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    loadBefore: Number(loadavg()[0]?.toFixed(1)),
  };
}

/** A busy machine makes every number too small and the ratios rough. */
export function warning({ loadBefore, cores }: Pick<Report['machine'], 'loadBefore' | 'cores'>): string {
  return loadBefore > cores / 2
    ? ' **Other programs kept the machine busy: measure again in a quiet moment.**'
    : '';
}

function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function toMarkdown({ measuredOn, machine, method, startMs, cases }: Report): string {
  const number = new Intl.NumberFormat('en-US');
  return [
    '# Foundation benchmark',
    '',
    `${measuredOn}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.platform}, load before the start ${machine.loadBefore}.${warning(machine)}`,
    method,
    '',
    row(['case', 'requests/s', 'of bare', 'p50 ms', 'p99 ms', 'runs', 'note']),
    row(['---', '---:', '---:', '---:', '---:', '---', '---']),
    ...cases.map(({ name, requestsPerSecond, ratio, p50Ms, p99Ms, runs, note }) =>
      row([
        name,
        number.format(requestsPerSecond),
        ratio.toFixed(ratio < 0.1 ? 3 : 2),
        p50Ms,
        p99Ms,
        runs.join(', '),
        note,
      ]),
    ),
    '',
    `From \`node src/server/main.ts\` to a ready answer: ${Math.round(startMs.firstStart)} ms with an empty data folder (database, places and demo world made), ` +
      `${startMs.existingData.map(Math.round).join(' and ')} ms with an existing one.`,
    '',
  ].join('\n');
}

/** Prints the table and keeps it beside the numbers it was made from. */
export function publish(report: Report): void {
  const markdown = toMarkdown(report);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'foundation.md'), markdown);
  writeFileSync(path.join(RESULTS, 'foundation.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${markdown}`);
}
