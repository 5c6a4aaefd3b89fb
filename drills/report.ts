import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeMachine } from '../bench/report.ts';
import type { Drill, DrillOptions, DrillResult } from './drill.ts';

function verdictOf({ broken, notTried }: DrillResult): string {
  if (notTried) return `Not tried here. ${notTried}`;
  if (broken.length === 0) return 'Every promise held.';
  return ['Broken:', '', ...broken.map((each) => `- ${each}`)].join('\n');
}

/** Keeps what a drill showed, for whoever asks what is promised when things fail. */
export function writeReport(
  { name, about }: Drill,
  results: readonly (DrillResult & { processes: number; seconds: number })[],
  { seed, scale }: DrillOptions,
): void {
  const { cores, memoryGb, node } = describeMachine();
  const tables = results.flatMap(({ processes, seconds, ...result }) => [
    `## ${processes === 1 ? 'One process' : `${processes} processes`}, ${seconds.toFixed(0)} s`,
    '',
    '| | |',
    '| --- | --- |',
    ...result.facts.map(([fact, value]) => `| ${fact} | ${value} |`),
    '',
    verdictOf(result),
    '',
  ]);
  const text = [
    `# Drill: ${name}`,
    '',
    about,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}; seed “${seed}”${scale === 1 ? '' : `, ${scale} of the usual length`}.`,
    '',
    ...tables,
  ];
  writeFileSync(path.join(import.meta.dirname, 'results', `${name}.md`), text.join('\n'));
}
