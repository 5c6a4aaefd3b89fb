import { describe, expect, it } from 'vitest';
import { opensAt } from './opens-at.ts';

describe('availability opens at the couple’s month', () => {
  it('and nowhere else', () => {
    const page = { asked: undefined, first: '2026-11', ownDate: '2027-09-18' };
    expect(opensAt(page)).toBe('2027-09');
    expect(opensAt({ ...page, ownDate: null }), 'nobody known').toBeUndefined();
    expect(opensAt({ ...page, ownDate: '2026-11-28' }), 'there already').toBeUndefined();
    expect(opensAt({ ...page, ownDate: '2026-05-02' }), 'gone by').toBeUndefined();
  });

  it('but not where the address asks for another one, or no calendar is shown', () => {
    expect(opensAt({ asked: '2027-01', first: '2027-01', ownDate: '2027-09-18' })).toBeUndefined();
    expect(opensAt({ asked: undefined, first: undefined, ownDate: '2027-09-18' })).toBeUndefined();
  });
});
