import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Scores, scorePage, scoreTable } from './lighthouse.ts';
import { measurePage, type PageBytes } from './page-bytes.ts';
import { AS_IN_PRODUCTION, type BenchServer, startProduct, withServer } from './server-process.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
const WEIGHED = ['/', '/styleguide'];
const SCORED = ['/', '/wedding-vendors', '/inspire/vendors'];

type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function toMarkdown(pages: readonly PageBytes[], scored: readonly Scores[]): string {
  const number = new Intl.NumberFormat('en-US');
  const bytes = pages.flatMap(({ path: address, html, scripts, styles }) =>
    Object.entries({ document: { files: 1, ...html }, scripts, styles }).map(
      ([what, { files, plain, gzip, br }]) =>
        row([address, what, files, ...[plain, gzip, br].map((size) => number.format(size))]),
    ),
  );
  return [
    '# Pages: bytes and scores',
    '',
    'Bytes that a first visit transfers before anybody does anything, as the server sends them.',
    '',
    row(['page', 'what', 'files', 'plain', 'gzip', 'br']),
    row(['---', '---', '---:', '---:', '---:', '---:']),
    ...bytes,
    '',
    ...scoreTable(scored),
    '',
  ].join('\n');
}

async function weigh({ url }: BenchServer): Promise<PageBytes[]> {
  const pages: PageBytes[] = [];
  for (const address of WEIGHED) pages.push(await measurePage(url, address));
  return pages;
}

async function score({ url }: BenchServer, folder: string): Promise<Scores[]> {
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const chromium = await findChromium();
  const scored: Scores[] = [];
  for (const address of SCORED) scored.push(await scorePage(url, address, folder, chromium));
  return scored;
}

/** Weighs and scores the pages that people see first; prints the tables and keeps them. */
export async function measureShells(dataDir: string, folder: string): Promise<void> {
  // The real site has no style guide.
  const pages = await withServer(startProduct(dataDir), weigh);
  const scored = await withServer(startProduct(dataDir, AS_IN_PRODUCTION), (server) => score(server, folder));
  const markdown = toMarkdown(pages, scored);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'shells.md'), markdown);
  console.log(`\n${markdown}`);
}
