import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { autoReasons, autoStep, type WeddingFacts } from './auto-ticks.ts';
import { libraryTask } from './plan-templates.ts';

const NOTHING: WeddingFacts = {
  weddingDate: null,
  hasTotal: false,
  guestCount: null,
  guests: 0,
  favoriteVenues: 0,
  booked: [],
  households: 0,
  addressed: 0,
  sentSaveTheDates: 0,
  sentInvitations: 0,
  isAddressLinkOpen: false,
  hasRehearsalDinner: false,
  asked: 0,
  pending: 0,
  areRepliesClosed: false,
  promised: 0,
  isWebsiteOut: false,
  payments: { paid: 0, open: 0, undated: 0, overdue: 0, unplannedVendors: 0 },
};

const PAYMENTS = { ...NOTHING.payments, paid: 2, open: 3 };

const venue = (hasCatering: boolean, hasBar: boolean) => ({
  category: 'wedding-venues' as const,
  name: 'Leopold House',
  hasCatering,
  hasBar,
});

describe('autoReasons', () => {
  it('know of nothing where nothing is known, and only of tasks that there are', () => {
    const reasons = autoReasons(NOTHING);
    expect([...reasons.values()].every((reason) => reason === null)).toBe(true);
    for (const key of reasons.keys()) expect(libraryTask(key), key).toBeDefined();
  });

  it.each<[string, Partial<WeddingFacts>, string | null]>([
    ['set-budget', { hasTotal: true }, 'Your total is set'],
    ['head-count-estimate', { guestCount: 120 }, 'You’re planning for 120'],
    ['head-count-estimate', { guestCount: 0 }, null],
    ['head-count-estimate', { guestCount: 120, guests: 1 }, '1 person on your guest list'],
    ['pick-date-window', { weddingDate: calendarDate('2027-09-11') }, 'Your date is set: Sep 11, 2027'],
    ['shortlist-venues', { favoriteVenues: 3 }, 'You have 3 venues saved'],
    ['shortlist-venues', { favoriteVenues: 2 }, null],
    ['start-guest-list', { guests: 9 }, null],
    ['start-guest-list', { guests: 10 }, '10 people on your list'],
    [
      'collect-addresses',
      { isAddressLinkOpen: true, households: 62, addressed: 41 },
      '41 of 62 households have an address now',
    ],
    ['envelopes', { households: 62, addressed: 61 }, null],
    ['envelopes', { households: 62, addressed: 62 }, 'All 62 households have an address'],
    ['save-the-date-send', { households: 10, sentSaveTheDates: 8 }, 'Sent to 8 of 10 households'],
    ['invitation-send', { households: 10, sentInvitations: 7 }, null],
    ['rsvp-chase', { asked: 90, pending: 0 }, 'All 90 guests replied'],
    ['rsvp-chase', { asked: 0, pending: 0 }, null],
    ['rsvp-close', { areRepliesClosed: true }, 'Replies are closed'],
    ['website-draft', { isWebsiteOut: true }, 'Your website is published'],
    ['final-count', { promised: 1 }, 'The count is on your sheets'],
    ['rehearsal-dinner', { hasRehearsalDinner: true }, 'It’s among your events'],
    ['book-venue', { booked: [venue(false, false)] }, 'You booked Leopold House'],
    ['book-caterer', { booked: [venue(true, false)] }, 'Leopold House does the catering'],
    ['book-caterer', { booked: [venue(false, true)] }, null],
    ['book-bar', { booked: [venue(false, true)] }, 'Leopold House has its own bar'],
    ['book-florist', { booked: [venue(true, true)] }, null],
    ['final-payments', { payments: PAYMENTS }, 'Every payment has its day, and none is late'],
    ['final-payments', { payments: { ...PAYMENTS, open: 0 } }, 'Every payment is made'],
    ['final-payments', { payments: { ...PAYMENTS, overdue: 1 } }, null],
    ['final-payments', { payments: { ...PAYMENTS, undated: 1 } }, null],
    ['final-payments', { payments: { ...PAYMENTS, unplannedVendors: 1 } }, null],
    ['final-payments', {}, null],
  ])('%s with %o: %s', (key, facts, reason) => {
    expect(autoReasons({ ...NOTHING, ...facts }).get(key)).toBe(reason);
  });
});

describe('autoStep', () => {
  const OPEN = { key: 'book-venue', isDone: false, doneReason: null, isAutoOff: false };
  const OURS = { ...OPEN, isDone: true, doneReason: 'You booked A' };
  const booked = new Map([['book-venue', 'You booked A']]);
  const free = new Map([['book-venue', null]]);

  it.each([
    ['ticks', OPEN, booked, { step: 'tick', reason: 'You booked A' }],
    ['leaves', OURS, booked, undefined],
    ['rewords', { ...OURS, doneReason: 'You booked B' }, booked, { step: 'reword', reason: 'You booked A' }],
    ['takes its own back', OURS, free, { step: 'untick' }],
    ['leaves what people ticked', { ...OPEN, isDone: true }, free, undefined],
    ['leaves what people ticked', { ...OPEN, isDone: true }, booked, undefined],
    ['does not tick again what was taken back', { ...OPEN, isAutoOff: true }, booked, undefined],
    ['knows nothing of own tasks', { ...OPEN, key: null }, booked, undefined],
    ['knows nothing of other tasks', { ...OPEN, key: 'vows' }, booked, undefined],
  ])('%s', (_what, task, reasons, step) => {
    expect(autoStep(task, reasons)).toEqual(step);
  });

  it('has nothing left to do after it was done once', () => {
    const task = fc.record({
      key: fc.constant('book-venue'),
      isDone: fc.boolean(),
      doneReason: fc.constantFrom(null, 'You booked A', 'You booked B'),
      isAutoOff: fc.boolean(),
    });
    fc.assert(
      fc.property(task, fc.constantFrom(null, 'You booked A'), (drawn, reason) => {
        const reasons = new Map([['book-venue', reason]]);
        const step = autoStep(drawn, reasons);
        if (!step) return;
        const done =
          step.step === 'untick'
            ? { isDone: false, doneReason: null }
            : { isDone: true, doneReason: step.reason };
        expect(autoStep({ ...drawn, ...done }, reasons)).toBeUndefined();
      }),
    );
  });
});
