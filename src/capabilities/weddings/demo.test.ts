import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { demoWedding } from './demo.ts';

const seed = {
  today: calendarDate('2026-03-01'),
  now: new Date('2026-03-01T12:00:00Z'),
  city: { id: 7, name: 'Hudson', stateCode: 'NY' },
  coupleUserId: 'maya',
  partnerUserId: 'jonah',
  partnerEmail: 'Partner@demo.example',
  familyUserId: 'lena',
  familyEmail: 'Family@demo.example',
};

describe('demoWedding', () => {
  it('is the same for the same seed', () => expect(demoWedding(seed)).toEqual(demoWedding(seed)));

  it('falls on a Saturday about 300 days ahead, on whichever day it is made', () => {
    for (let day = 0; day < 14; day += 1) {
      const today = addDays(seed.today, day);
      const date = calendarDate(demoWedding({ ...seed, today }).wedding.weddingDate ?? '');
      expect(dayOfWeek(date)).toBe(6);
      expect(daysBetween(today, date)).toBeGreaterThanOrEqual(300);
      expect(daysBetween(today, date)).toBeLessThan(307);
    }
  });

  it('has two owners, family, and invitations no token opens', () => {
    const { members, invitations } = demoWedding(seed);
    expect(members.map(({ role }) => role)).toEqual(['OWNER', 'OWNER', 'FAMILY']);
    expect(invitations[0]).toMatchObject({
      status: 'ACCEPTED',
      acceptedBy: 'jonah',
      email: 'partner@demo.example',
    });
    for (const { tokenHash } of invitations) expect(tokenHash).not.toMatch(/^[0-9a-f]{64}$/);
  });
});
