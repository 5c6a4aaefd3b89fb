import { describe, expect, it } from 'vitest';
import { namesOfCrossed, type TakenStep } from './changes/taken-steps.ts';
import { crossedWords } from './crossed-words.ts';

const changed = (uuid: string, field: string): TakenStep => ({
  of: 'line',
  uuid,
  before: { [field]: 1 },
  after: { [field]: 2 },
});
const gone = (uuid: string): TakenStep => ({ of: 'line', uuid, before: { name: 'x' }, after: null });
const field = (uuid: string, name: string) => ({ of: 'line' as const, uuid, field: name });

describe('who crossed a change', () => {
  const jonah = { firstName: 'Jonah', steps: [changed('a', 'name'), gone('b')] };
  const pia = { firstName: 'Pia', steps: [changed('a', 'note')] };

  it('is whoever changed the same field or took the whole away, once', () => {
    expect(namesOfCrossed([field('a', 'name'), field('b', 'whole')], [jonah, jonah, pia])).toEqual(['Jonah']);
    expect(namesOfCrossed([field('a', 'note')], [jonah, pia])).toEqual(['Pia']);
    expect(namesOfCrossed([field('c', 'name')], [jonah, pia])).toEqual([]);
  });

  it('is told by name', () => {
    const crossed = [field('a', 'name')];
    const words = (isUndoing: boolean, names: string[], fields = crossed) =>
      crossedWords({ isUndoing, crossed: fields, crossedBy: names });
    expect(words(false, ['Jonah'])).toMatch(/^Jonah changed this a moment ago too\./);
    expect(words(false, ['Jonah'], [field('b', 'whole')])).toMatch(/^Jonah removed some of this/);
    expect(words(true, ['Jonah', 'Pia'])).toMatch(/^Jonah and Pia changed some of this since/);
    expect(words(false, [])).toMatch(/^Someone else changed/);
  });
});
