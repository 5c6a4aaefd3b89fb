import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countStates, filesIn, readAsvsRows, requirements } from './read-asvs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const document = read('docs/asvs.md');
const rows = readAsvsRows(document);
const summary = read('docs/security.md').split('\n## ASVS\n')[1]?.split('\n## ')[0] ?? '';

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, in the standard’s order', () => {
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(requirements());
    expect(rows).toHaveLength(253);
  });

  it('says held, n.a. or open of each, and why', () => {
    expect(rows.filter(({ state }) => !['held', 'n.a.', 'open'].includes(state))).toEqual([]);
    expect(rows.filter(({ proof }) => proof.length < 5)).toEqual([]);
  });

  it('names a test for each that is held, and only files that are there', () => {
    const isTest = (file: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(file);
    const unproven = rows.filter(({ state, proof }) => state === 'held' && !filesIn(proof).some(isTest));
    expect(unproven).toEqual([]);
    const missing = rows
      .flatMap(({ proof }) => filesIn(proof))
      .filter((file) => !existsSync(path.join(ROOT, file)));
    expect(missing).toEqual([]);
  });

  it('points at headings that are there', () => {
    const links = [...document.matchAll(/\]\((security|architecture|operations)\.md#([\w-]+)\)/g)];
    const dangling = links.filter(([, file, anchor]) => {
      const headings = [...read(`docs/${file}.md`).matchAll(/^#+ (.+)$/gm)];
      return !headings.some(
        ([, heading = '']) => heading.toLowerCase().replaceAll(/[^\w]+/g, '-') === anchor,
      );
    });
    expect(dangling.map(([link]) => link)).toEqual([]);
  });
});

describe('the summary in docs/security.md', () => {
  it('counts rightly', () => {
    const counts = countStates(rows);
    expect(summary).toContain(`| ${rows.length} | ${counts.held} | ${counts['n.a.']} | ${counts.open} |`);
  });

  it('lists those that are open', () => {
    const listed = [...summary.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
    expect(listed.toSorted()).toEqual(
      rows.flatMap(({ id, state }) => (state === 'open' ? [id] : [])).toSorted(),
    );
  });
});
