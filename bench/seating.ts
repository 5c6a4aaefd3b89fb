import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeatingProblem } from '../src/capabilities/seating/rules/solver/problem.ts';
import { createSeatingSearch, searchSeats } from '../src/capabilities/seating/rules/solver/search-seats.ts';
import { findFewestMoves, proveSeating } from '../src/capabilities/seating/server/prover/ask-prover.ts';
import { makeWedding } from '../src/capabilities/seating/testing/make-wedding.ts';
import { middle } from './middle.ts';
import { describeMachine } from './report.ts';
import { measureDrag } from './seating-drag.ts';

const WEDDING_SEED = 1;
const PIECE = 50_000;
const MANY_SEEDS = 64;
const PATIENCE_SECONDS = 120;

async function clocked<Answer>(work: () => Answer | Promise<Answer>) {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  const answer = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { answer, cpuMs: (user + system) / 1000, ms: performance.now() - began };
}

/** The whole of a search, as a browser makes it, and how long until there is a first plan. */
async function measureFill(guests: number, repeat: number): Promise<string> {
  const problem = makeWedding({ guests, seed: WEDDING_SEED });
  const runs: { cpuMs: number; firstMs: number; score: number; start: number; broken: number }[] = [];
  for (let seed = 1; seed <= repeat; seed += 1) {
    const first = await clocked(() => {
      const search = createSeatingSearch(problem, { mode: 'FILL', seed });
      return { search, start: search.plan().score };
    });
    const { search, start } = first.answer;
    const rest = await clocked(() => {
      while (!search.advance(PIECE).isDone);
      return search.plan();
    });
    const broken = rest.answer.broken.filter(({ strength }) => strength === 'HARD').length;
    const cpuMs = first.cpuMs + rest.cpuMs;
    runs.push({ cpuMs, firstMs: first.cpuMs, score: rest.answer.score, start, broken });
  }
  const of = (value: (run: (typeof runs)[number]) => number) => middle(runs.map(value)).toFixed(0);
  const worst = Math.max(...runs.map(({ broken }) => broken));
  return `| FILL ${guests}, ${problem.tables.length} tables | ${of(({ cpuMs }) => cpuMs)} ms | ${of(({ firstMs }) => firstMs)} ms | ${of(({ start }) => start)} | ${of(({ score }) => score)} | ${worst} |`;
}

/** What the product finds and what a single walk would, beside the best of 64 runs of the same length. */
function measureQuality(guests: number): string {
  const problem = makeWedding({ guests, seed: WEDDING_SEED });
  const single = searchSeats(problem, { mode: 'FILL', seed: 1, runs: 1 }).score;
  const found = searchSeats(problem, { mode: 'FILL', seed: 1 }).score;
  const best = searchSeats(problem, { mode: 'FILL', seed: 1000, runs: MANY_SEEDS }).score;
  const known = Math.max(single, found, best);
  const behind = (score: number) => `${((100 * (known - score)) / Math.abs(known)).toFixed(1)} %`;
  return `| ${guests} | ${single} | ${behind(single)} | ${found} | ${behind(found)} | ${known} |`;
}

async function measureProver(guests: number): Promise<string[]> {
  const problem = makeWedding({ guests, seed: WEDDING_SEED });
  const { seats } = searchSeats(problem, { mode: 'FILL', seed: 1, runs: 2 });
  const cases: [string, SeatingProblem][] = [
    ['PROVE possible', problem],
    ['PROVE impossible, smallest conflict: chairs without steps', crowdStepFree(problem)],
    ['PROVE impossible, smallest conflict: households too large', shrinkTables(problem)],
  ];
  const lines: string[] = [];
  for (const [name, asked] of cases) {
    const { answer, cpuMs, ms } = await clocked(() => proveSeating(asked, PATIENCE_SECONDS));
    const what =
      answer.kind === 'IMPOSSIBLE'
        ? `IMPOSSIBLE, ${answer.conflict.ruleIds.length} rules${answer.conflict.isSmallest ? ', smallest' : ''}`
        : answer.kind;
    lines.push(`| ${name}, ${guests} | ${cpuMs.toFixed(0)} ms | ${ms.toFixed(0)} ms | ${what} |`);
  }
  const gone = { ...problem, present: seats, people: problem.people.filter((_, at) => at !== 20) };
  const { answer, cpuMs, ms } = await clocked(() => findFewestMoves(gone, PATIENCE_SECONDS));
  const moved = answer.kind === 'FOUND' ? `${answer.plan.movedIds.length} move` : answer.kind;
  lines.push(
    `| REPAIR one declines, exact, ${guests} | ${cpuMs.toFixed(0)} ms | ${ms.toFixed(0)} ms | ${moved} |`,
  );
  const annealed = await clocked(() => searchSeats(gone, { mode: 'REPAIR', seed: 1 }));
  lines.push(
    `| REPAIR one declines, better company, ${guests} | ${annealed.cpuMs.toFixed(0)} ms | ${annealed.ms.toFixed(0)} ms | ${annealed.answer.movedIds.length} move |`,
  );
  return lines;
}

/** More people who need a table without steps than such tables have chairs. */
function crowdStepFree(problem: SeatingProblem): SeatingProblem {
  const tables = problem.tables.map((table, at) => ({ ...table, isStepFree: at === 0 }));
  const needy = problem.people.slice(0, (tables[0]?.seats ?? 0) + 1).map(({ id }) => id);
  const rules = needy.map((id) => ({
    id: `needy-${id}`,
    kind: 'STEP_FREE' as const,
    strength: 'HARD' as const,
    source: 'NEEDS' as const,
    personIds: [id],
  }));
  return { ...problem, tables, rules: [...problem.rules, ...rules] };
}

/** Households of four and more who no longer fit: every table has three chairs, and there are enough of them. */
function shrinkTables(problem: SeatingProblem): SeatingProblem {
  const first = problem.tables[0];
  const count = Math.ceil(problem.people.length / 3) + 1;
  const tables = Array.from({ length: first ? count : 0 }, (_, at) => ({
    ...(first as SeatingProblem['tables'][number]),
    id: `s${at}`,
    seats: 3,
    xIn: 200 * (at % 12),
    yIn: 200 * Math.floor(at / 12),
    isStepFree: true,
  }));
  return { ...problem, tables, pins: [] };
}

export async function measureSeating(repeat: number): Promise<void> {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const sections: string[][] = [[], [], [], []];
  const add = (section: number, lines: readonly string[]) => {
    for (const line of lines) console.log(line);
    sections[section]?.push(...lines);
  };
  for (const guests of [150, 300, 1000]) add(0, [await measureFill(guests, repeat)]);
  for (const guests of [150, 300]) add(2, await measureProver(guests));
  for (const guests of [150, 300]) add(1, [measureQuality(guests)]);
  add(3, await measureDrag());
  const markdown = [
    '# Seating',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}. Made-up weddings, seed ${WEDDING_SEED} (testing/make-wedding.ts); search seeds 1 to ${repeat}, medians. CPU time of the whole process.`,
    '',
    '## Search, four runs each',
    '',
    '| case | CPU | first plan after | its score | score | hard rules broken |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...(sections[0] ?? []),
    '',
    `## Quality beside the best of ${MANY_SEEDS} seeds`,
    '',
    'Goal: the best of four, which is what the product takes, within 5 %.',
    '',
    '| guests | one run | behind | best of four | behind | best known |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...(sections[1] ?? []),
    '',
    '## Prover and repair, with the start of the thread',
    '',
    '| case | CPU | time | answer |',
    '| --- | ---: | ---: | --- |',
    ...(sections[2] ?? []),
    '',
    '## Dragging in the browser',
    '',
    'Everybody seated, once around the room by a mouse, 1440 by 900, without a graphics card.',
    '',
    '| dragged | frames | median | 95 % within | to reach | longest | of more than 50 ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...(sections[3] ?? []),
    '',
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'results', 'seating.md'), markdown);
}
