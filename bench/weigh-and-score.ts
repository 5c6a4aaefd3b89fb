import path from 'node:path';
import { type Scores, scorePage, scoreTable } from './lighthouse.ts';
import { measurePage, type PageBytes } from './page-bytes.ts';
import type { BenchServer } from './server-process.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');

type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const number = new Intl.NumberFormat('en-US');

function bytesTable(pages: readonly PageBytes[]): string[] {
  return [
    row(['page', 'document, br', 'scripts', 'scripts, br', 'styles, br']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...pages.map(({ path: address, html, scripts, styles }) =>
      row([address, ...[html.br, scripts.files, scripts.br, styles.br].map((size) => number.format(size))]),
    ),
  ];
}

/** What a first visit of each page transfers, and what Lighthouse says of it, as lines of a report. */
export async function weighAndScore(
  { url }: BenchServer,
  addresses: readonly string[],
  folder: string,
): Promise<string[]> {
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const chromium = await findChromium();
  const weighed: PageBytes[] = [];
  const scored: Scores[] = [];
  for (const address of addresses) {
    weighed.push(await measurePage(url, address));
    scored.push(await scorePage(url, address, folder, chromium));
  }
  return [
    'What a first visit transfers before anybody does anything.',
    '',
    ...bytesTable(weighed),
    '',
    ...scoreTable(scored),
  ];
}
