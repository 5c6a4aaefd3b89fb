import { expect, it } from 'vitest';
import { householdChanges } from './household-changes.ts';

it('puts households of one place together', () => {
  const invited = { side: 'A', list: 'INVITED', listRank: null } as const;
  const later = { side: 'A', list: 'LATER', listRank: 1 } as const;
  const households = [
    { uuid: 'lee', ...invited },
    { uuid: 'park', ...later },
    { uuid: 'cruz', ...invited },
  ];
  expect(householdChanges(households)).toEqual([
    { uuids: ['lee', 'cruz'], ...invited },
    { uuids: ['park'], ...later },
  ]);
});
