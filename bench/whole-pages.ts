import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BenchCase, type Measurement, measure } from './measure.ts';
import { type BenchServer, startProduct } from './server-process.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
export const BROTLI = { 'accept-encoding': 'br' };

export type Effort = { repeat: number; seconds: number };
export type Yardstick = Effort & { bareUrl: string };

/** The product with as many vendors as fill every page of results. */
export function startWithVendors(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  return startProduct(dataDir, { DEMO_STOREFRONTS: '1300', ...settings });
}

/** One after the other, each beside a bare server that sends the same bytes. */
export async function measureWhole(
  { cpuMs }: BenchServer,
  cases: readonly BenchCase[],
  yardstick: Yardstick,
): Promise<Measurement[]> {
  const measured = [];
  for (const each of cases)
    measured.push(await measure({ headers: BROTLI, ...each, besideSameBytes: true, cpuMs }, yardstick));
  return measured;
}

const number = new Intl.NumberFormat('en-US');
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** With one column that differs from report to report. */
export function speedTable(
  measured: readonly Measurement[],
  [title, tell]: readonly [title: string, tell: (measurement: Measurement) => string],
): string[] {
  return [
    row(['page', 'requests/s', 'of bare', 'CPU ms', title, 'p50 ms', 'p99 ms', 'runs']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---']),
    ...measured.map((each) =>
      row([
        ...[each.name, number.format(each.requestsPerSecond), each.ratio.toFixed(3)],
        ...[(each.cpuMsEach ?? 0).toFixed(2), tell(each), each.p50Ms, each.p99Ms, each.runs.join(', ')],
      ]),
    ),
  ];
}

export function publishPages(name: string, lines: readonly string[]): void {
  const markdown = [...lines, ''].join('\n');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${name}.md`), markdown);
  console.log(`\n${markdown}`);
}
