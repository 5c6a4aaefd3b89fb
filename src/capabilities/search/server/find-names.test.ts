import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, readTyped } from '#base/search-words.ts';
import { findSlowly } from '../testing/slow-names.ts';
import { CategoryRows, type MemoryRow } from './category-rows.ts';
import { compareNames, findNames } from './find-names.ts';
import { Vocabulary } from './vocabulary.ts';
import { wantName } from './wanted-name.ts';

const WORDS = [
  'The',
  'and',
  'Egret',
  'Crown',
  'Crowne',
  'Crow',
  'Marie’s',
  'Maries',
  'O’Hara',
  'Hara',
  'Café',
];
const LONG_WORDS = ['Conservatory', 'Conversatory', 'Lyceum', 'Lycee', 'a', '&', '12', 'Ábc'];
const word = fc.constantFrom(...WORDS, ...LONG_WORDS);
const name = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const letters = fc.string({ unit: fc.constantFrom('e', 'r', 'o', 'c', 'a', '’', ' '), maxLength: 3 });

/** Some words of names in any order, cut off, and with letters put in or taken out. */
const typed = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(12), fc.nat(20), fc.nat(2), letters)
  .map(([words, cut, at, gone, added]) => {
    const text = words.join(' ');
    const begun = text.slice(0, Math.max(1, text.length - cut));
    return begun.slice(0, at) + added + begun.slice(at + gone);
  });

const step = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  name,
  score: fc.nat(30),
  isGone: fc.boolean(),
});

function zeros(): MemoryRow {
  return Object.fromEntries(
    Object.keys(new CategoryRows().columns).map((column) => [column, 0]),
  ) as MemoryRow;
}

test('names are found as by comparing every one of them, whatever came, changed and left', () => {
  const rounds = fc.array(fc.tuple(fc.array(step, { maxLength: 30 }), fc.array(typed, { maxLength: 6 })), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(rounds, (changes) => {
      const vocabulary = new Vocabulary();
      const rows = new CategoryRows(vocabulary);
      const expected = new Map<number, { id: number; name: string; score: number }>();
      for (const [steps, questions] of changes) {
        for (const { isGone, ...row } of steps) {
          if (isGone) rows.remove(row.id);
          else rows.put({ ...zeros(), id: row.id, score: row.score }, foldName(row.name));
          if (isGone) expected.delete(row.id);
          else expected.set(row.id, row);
        }
        for (const question of questions) {
          const found = readTyped(question)
            .flatMap((words) => findNames(rows, wantName(vocabulary, words, true), 8))
            .sort(compareNames)
            .map(({ id }) => id);
          expect([...new Set(found)].slice(0, 8), question).toEqual(
            findSlowly([...expected.values()], question, 8),
          );
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('letter by letter it is the same without those that have mistakes', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), typed, (names, question) => {
      const vocabulary = new Vocabulary();
      const rows = new CategoryRows(vocabulary);
      for (const [index, each] of names.entries()) rows.put({ ...zeros(), id: index + 1 }, foldName(each));
      for (const words of readTyped(question)) {
        const loose = findNames(rows, wantName(vocabulary, words, true), 100);
        expect(findNames(rows, wantName(vocabulary, words, false), 100)).toEqual(
          loose.filter(({ group }) => group <= 3),
        );
      }
    }),
  );
});

test('thousands of changes later the lists are made anew', () => {
  const vocabulary = new Vocabulary();
  const rows = new CategoryRows(vocabulary);
  const find = (text: string) =>
    readTyped(text).flatMap((words) => findNames(rows, wantName(vocabulary, words, false), 8));
  for (let id = 1; id <= 500; id += 1) rows.put({ ...zeros(), id }, `hall ${id}`);
  expect(find('hall')).toHaveLength(8);
  for (let round = 0; round < 10; round += 1) {
    for (let id = 1; id <= 500; id += 1) rows.put({ ...zeros(), id }, `mill ${round} ${id}`);
    expect(find('hall')).toEqual([]);
    expect(find(`${round} mill 77`).map(({ id }) => id)).toEqual([77]);
  }
});
