import { expect, it } from 'vitest';
import { groupOptions, optionKey } from './option-groups.ts';

it('groups in the order of first sight', () => {
  const groups = groupOptions([
    { id: 'any' },
    { id: 'barn', group: 'Outdoors' },
    { id: 'loft', group: 'Indoors' },
    { id: 'garden', group: 'Outdoors' },
  ]);
  expect(groups.map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    [undefined, ['any']],
    ['Outdoors', ['barn', 'garden']],
    ['Indoors', ['loft']],
  ]);
});

it('tells options apart by key, else by id', () => {
  expect(optionKey({ id: 'ny' })).toBe('ny');
  expect(optionKey({ id: 'ny', key: 'recent-ny' })).toBe('recent-ny');
});
