import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldPersonName, isDense } from './name-fold.ts';

it.each([
  ['Ana', ['ana']],
  ['', []],
  ['  José  María ', ['jose', 'maria']],
  ["O'Hara", ['ohara']],
  ['O’Hara', ['ohara']],
  ['D`Angelo', ['dangelo']],
  ["'Ana'", ['ana']],
  ['ʻIolani', ['iolani']],
  ['Keʻala', ['keala']],
  ['Smith-Jones', ['smith', 'jones']],
  ['Łukasz Wójcik', ['lukasz', 'wojcik']],
  ['Þórdís', ['thordis']],
  ['Nguyễn Thị Hương', ['nguyen', 'thi', 'huong']],
  ['Weiß', ['weiss']],
  ['İpek', ['ipek']],
  ['ПЁТР', ['петр']],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', ['παπαδοπουλος']],
  ['נֹעָה', ['נעה']],
  ['أحمد', ['احمد']],
  ['田中', ['田中']],
  ['김지민', ['김지민']],
  ['\u0301\u0301', []],
  ['😀', []],
])('%j is %j', (name, words) => {
  expect(foldPersonName(name)).toEqual(words);
});

it('gives the same words for its own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      const words = foldPersonName(name);
      expect(foldPersonName(words.join(' '))).toEqual(words);
    }),
  );
});

it('knows which letters are syllables', () => {
  expect(['田中', '김', 'さくら', 'サクラ'].map(isDense)).toEqual([true, true, true, true]);
  expect(['chen', 'לוי', 'шевченко'].map(isDense)).toEqual([false, false, false]);
});
