import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { EDIT_DAYS, mayWrite, reviewWindow } from './review-window.ts';

const today = calendarDate('2027-06-15');

describe('when a review may be begun', () => {
  it.each([
    [null, false, 'NOT_YET'],
    [null, true, 'OPEN'],
    ['2027-06-16', false, 'NOT_YET'],
    ['2027-06-16', true, 'OPEN'],
    ['2027-06-15', false, 'OPEN'],
    ['2025-06-15', false, 'OPEN'],
    ['2025-06-14', false, 'TOO_LATE'],
    ['2025-06-14', true, 'TOO_LATE'],
  ] as const)('wedding %s, booked here %s: %s', (day, isBooked, expected) => {
    expect(reviewWindow({ weddingDate: day && calendarDate(day), isBooked }, today)).toBe(expected);
  });
});

describe('when a review may be written on', () => {
  const submittedAt = new Date('2027-06-01T12:00:00Z');
  it('is for two weeks, to the second', () => {
    const over = submittedAt.getTime() + EDIT_DAYS * 86_400_000;
    for (const status of ['SUBMITTED', 'IN_REVIEW', 'ACCEPTED'] as const) {
      expect(mayWrite({ status, submittedAt }, new Date(over - 1))).toBe(true);
      expect(mayWrite({ status, submittedAt }, new Date(over))).toBe(false);
    }
  });

  it('never ends for drafts and what was turned away, and never begins again once it is over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PUBLICATION_STATUSES),
        fc.date({ noInvalidDate: true }),
        (status, now) => {
          const may = mayWrite({ status, submittedAt: status === 'NEW' ? null : submittedAt }, now);
          if (status === 'NEW' || status === 'REJECTED') expect(may).toBe(true);
          if (status === 'CLOSED' || status === 'SPAM') expect(may).toBe(false);
        },
      ),
    );
  });
});
