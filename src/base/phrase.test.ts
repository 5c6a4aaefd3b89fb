import { describe, expect, it } from 'vitest';
import { writePhrase } from './phrase.ts';
import { seededRandom } from './seeded-random.ts';

const all = (phrase: string, words = {}) =>
  new Set(
    Array.from({ length: 200 }, (_, number) => writePhrase(phrase, seededRandom('phrase', number), words)),
  );

describe('writePhrase', () => {
  it('takes one of the alternatives, nested ones too', () => {
    expect(all('We {shoot|film {all day|at dusk}}.')).toEqual(
      new Set(['We shoot.', 'We film all day.', 'We film at dusk.']),
    );
  });

  it('fills the slots', () => {
    expect(all('<owner> works in <city>.', { owner: 'Ruth', city: 'Hudson' })).toEqual(
      new Set(['Ruth works in Hudson.']),
    );
  });

  it('leaves no trace of an empty alternative', () => {
    expect(all('A {quiet |}room{, too|}.')).toEqual(
      new Set(['A quiet room, too.', 'A quiet room.', 'A room, too.', 'A room.']),
    );
    expect(all('Open {late|} .')).toEqual(new Set(['Open late.', 'Open.']));
  });

  it('ends a sentence once, even behind a name with a stop', () => {
    expect(all('Ask <name>.', { name: 'Fern & Co.' })).toEqual(new Set(['Ask Fern & Co.']));
  });

  it('keeps a word that looks like a phrase as it is', () => {
    expect(all('At <name>.', { name: '{a|b} <c>' })).toEqual(new Set(['At {a|b} <c>.']));
  });

  it.each([
    ['<nobody>', 'not known'],
    ['{a|b', 'not closed'],
    ['a}', 'was not opened'],
    ['<city', 'not closed'],
  ])('refuses %s', (phrase, message) => {
    expect(() => writePhrase(phrase, seededRandom('x'), {})).toThrow(message);
  });
});
