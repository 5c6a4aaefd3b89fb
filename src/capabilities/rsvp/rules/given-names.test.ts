import { describe, expect, it } from 'vitest';
import { areSpellings, areTwoNames, isOnlyShort, isShortFor } from './given-names.ts';
import { foldPersonName } from './name-fold.ts';
import { NICKNAME_LINES, OTHER_GIVEN_NAMES } from './nicknames.data.ts';

const folded = (name: string) => foldPersonName(name).join('');

describe('isShortFor', () => {
  it.each([
    ['Bob', 'Robert'],
    ['Peggy', 'Margaret'],
    ['Paco', 'Francisco'],
    ['Pepe', 'José'],
    ['Beppe', 'Giuseppe'],
    ['Sepp', 'Josef'],
    ['Käthe', 'Katharina'],
    ['Manu', 'Emmanuelle'],
    ['Zé', 'José'],
    ['Sasha', 'Aleksandr'],
    ['Саша', 'Александр'],
    ['Коля', 'Николай'],
    ['Yossi', 'Yosef'],
    ['יוסי', 'יוסף'],
    ['Kasia', 'Katarzyna'],
  ])('%s is short for %s, asked either way', (short, name) => {
    expect([isShortFor(folded(short), folded(name)), isShortFor(folded(name), folded(short))]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['bess', 'liz'],
    ['bob', 'bob'],
    ['polly', 'paul'],
    ['ian', 'john'],
    ['constructor', 'robert'],
    ['', ''],
  ])('%j and %j are not', (one, other) => {
    expect(isShortFor(one, other)).toBe(false);
  });
});

it('spellings of a name are one name', () => {
  expect(areSpellings('steven', 'stephen')).toBe(true);
  expect(areSpellings('katherine', 'catherine')).toBe(true);
  expect(areSpellings('mila', 'lila')).toBe(false);
  expect(areSpellings('xq', 'xq')).toBe(false);
});

it('two names are two when both are known', () => {
  expect(areTwoNames('mila', 'lila')).toBe(true);
  expect(areTwoNames('patrick', 'patricia')).toBe(true);
  expect(areTwoNames('ana', 'anna')).toBe(false);
  expect(areTwoNames('mila', 'mlia')).toBe(false);
});

it('a short form may be a name of its own', () => {
  expect(['kat', 'eli', 'robert', 'mlia'].map(isOnlyShort)).toEqual([true, false, false, false]);
});

describe('the data', () => {
  const lines = NICKNAME_LINES.trim().split('\n');

  it('has names before the colon and others behind it', () => {
    for (const line of lines) {
      const [names = '', shortForms = '', ...rest] = line.split(':');
      const all = [...names.split(' '), ...shortForms.trim().split(' ')].filter(Boolean).map(folded);
      expect(line).toMatch(/^[\p{Ll}\p{Lo}\p{M} ]+:(?: [\p{Ll}\p{Lo}\p{M}]+)*$/u);
      expect(rest).toEqual([]);
      expect(new Set(all).size, line).toBe(all.length);
    }
  });

  it('has each name in full once', () => {
    const names = lines.flatMap((line) => line.split(':')[0]?.split(' ') ?? []);
    const all = [...names, ...OTHER_GIVEN_NAMES.trim().split(/\s+/u)].map(folded);
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  });
});
