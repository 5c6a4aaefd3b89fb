import { describe, expect, it } from 'vitest';
import { countTray, filterTray, guestName, initials, trayHouseholds } from './tray.ts';

const person = (uuid: string, householdUuid: string, firstName: string, more = {}) => ({
  ...{
    uuid,
    householdUuid,
    firstName,
    lastName: 'Lee',
    hostUuid: null,
    isLateYes: false,
    needs: [] as string[],
  },
  ...more,
});
const people = [
  person('1', 'h1', 'Ana'),
  person('2', 'h1', 'José', { needs: ['QUIET'] }),
  person('3', 'h2', 'Greg', { isLateYes: true }),
  person('4', 'h3', 'Sat'),
];
const households = ['h1', 'h2', 'h3'].map((uuid) => ({ uuid, name: `House ${uuid}`, side: 'A' as const }));
const tray = trayHouseholds({ people, households }, new Set(['4']));
const shown = (...by: Parameters<typeof filterTray> extends [unknown, ...infer Rest] ? Rest : never) =>
  filterTray(tray, ...by).map(({ uuid }) => uuid);

describe('the tray', () => {
  it('has whoever has no chair, household by household', () => {
    expect(tray.map(({ uuid, people: members }) => [uuid, members.length])).toEqual([
      ['h1', 2],
      ['h2', 1],
    ]);
    expect(countTray(tray)).toEqual({ ALL: 3, FAMILIES: 1, NEEDS: 1, LATE: 1 });
  });

  it('is filtered by what matters, and searched without regard to accents', () => {
    expect(shown('FAMILIES', '')).toEqual(['h1']);
    expect(shown('NEEDS', '')).toEqual(['h1']);
    expect(shown('LATE', '')).toEqual(['h2']);
    expect(shown('ALL', 'jose')).toEqual(['h1']);
    expect(shown('ALL', 'nobody')).toEqual([]);
  });

  it('names a seat that is still open after its host', () => {
    const open = { firstName: '', lastName: '', hostUuid: '1' };
    expect(guestName(open, () => people[0])).toBe('Guest of Ana Lee');
    expect(guestName(open, () => undefined)).toBe('Guest');
    expect([initials(open), initials({ firstName: 'Ana', lastName: '' })]).toEqual(['+1', 'A']);
  });
});
