import { expect, it, test } from 'vitest';
import { applyPreferredChange, MOST_PREFERRED, type PreferredChange } from './preferred-change.ts';

const vendor = (uuid: string, note = '') => ({ uuid, note });
const LIST = [vendor('florist', 'Peonies'), vendor('band'), vendor('baker')];

const cases: [PreferredChange, string[]][] = [
  [{ kind: 'add', vendorUuid: 'planner', note: '' }, ['florist', 'band', 'baker', 'planner']],
  [{ kind: 'add', vendorUuid: 'planner', position: 1, note: '' }, ['florist', 'planner', 'band', 'baker']],
  [{ kind: 'add', vendorUuid: 'band', note: 'again' }, ['florist', 'band', 'baker']],
  [{ kind: 'move', vendorUuid: 'baker', position: 0 }, ['baker', 'florist', 'band']],
  [{ kind: 'move', vendorUuid: 'florist', position: 99 }, ['band', 'baker', 'florist']],
  [{ kind: 'remove', vendorUuid: 'band' }, ['florist', 'baker']],
];

test.each(cases)('%j', (change, after) => {
  const list = applyPreferredChange(LIST, change, vendor('planner'));
  expect(list?.map(({ uuid }) => uuid)).toEqual(after);
});

it('keeps the note of who is added a second time, and writes a new one', () => {
  const again: PreferredChange = { kind: 'add', vendorUuid: 'florist', note: 'Roses' };
  expect(applyPreferredChange(LIST, again, vendor('florist'))?.[0]?.note).toBe('Peonies');
  const noted: PreferredChange = { kind: 'note', vendorUuid: 'florist', note: 'Roses' };
  expect(applyPreferredChange(LIST, noted, undefined)?.[0]?.note).toBe('Roses');
});

it('does nothing to who is gone, and takes nobody in where it is full', () => {
  expect(applyPreferredChange(LIST, { kind: 'remove', vendorUuid: 'nobody' }, undefined)).toBeUndefined();
  const full = Array.from({ length: MOST_PREFERRED }, (_, index) => vendor(String(index)));
  const one: PreferredChange = { kind: 'add', vendorUuid: 'planner', note: '' };
  expect(applyPreferredChange(full, one, vendor('planner'))).toBeUndefined();
});
