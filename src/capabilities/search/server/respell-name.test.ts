import { expect, test } from 'vitest';
import { readTyped } from '#base/search-words.ts';
import { respellName } from './respell-name.ts';
import { Vocabulary } from './vocabulary.ts';

const KNOWN = 'the a in inn lake house lakeside sparrowgate van der berg nine 36 forty two';

function respell(text: string): string[] {
  const vocabulary = new Vocabulary();
  for (const word of KNOWN.split(' ')) vocabulary.note(word);
  return readTyped(text).flatMap((typed) =>
    respellName(vocabulary, typed).map(({ words }) => words.join(' ')),
  );
}

test.each([
  ['sparrow gate', ['sparrowgate']],
  ['sparrow g', ['sparrowg']],
  ['gate sparrow', ['sparrowgate']],
  ['gate sparrow barn', ['sparrowgate barn']],
  ['gate sparr', []],
  ['spar row gate barn', ['sparrowgate barn']],
  ['sparrow g barn', []],
  ['lakehouse', ['lake house']],
  ['lakehou', ['lake hou']],
  ['lakehou barn', []],
  ['vanderberg', ['van der berg']],
  ['negative 9', ['negative nine']],
  ['roll thirty-six', ['roll 36']],
  ['thirty six roll', ['36 roll']],
  ['42', ['forty two']],
  ['7', []],
  ['100', []],
  ['inlake', ['in lake']],
  ['alake', []],
  ['thelake', []],
  ['xyz', []],
])('%j may be %j', (typed, respelled) => {
  expect(respell(typed)).toEqual(respelled);
});

test('however much is typed, few are tried', () => {
  expect(respell('lakehouse '.repeat(50)).length).toBeLessThanOrEqual(8);
});

test('the article stays what it was', () => {
  const vocabulary = new Vocabulary();
  vocabulary.note('sparrowgate');
  const [typed] = readTyped('The Sparrow Gate');
  expect(typed && respellName(vocabulary, typed)).toEqual([{ words: ['sparrowgate'], hasArticle: true }]);
});
