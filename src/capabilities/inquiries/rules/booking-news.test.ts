import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingStep, bookingNews, isBookingStep, otherSide } from './booking-news.ts';
import { INQUIRY_STATUSES } from './inquiry-states.ts';

/** 'C+' the couple books, 'V-' the vendor cancels; numbered from one. */
function steps(...words: string[]): BookingStep[] {
  return words.map((word, index) => ({
    seq: index + 1,
    side: word.startsWith('C') ? 'COUPLE' : 'VENDOR',
    isBooked: word.endsWith('+'),
  }));
}

describe('bookingNews', () => {
  it.each([
    { name: 'a booking', did: ['C+'], told: 0, news: { seq: 1, to: 'VENDOR' } },
    { name: 'a booking that was undone', did: ['C+', 'C-'], told: 0, news: undefined },
    { name: 'booked, undone, booked', did: ['C+', 'C-', 'C+'], told: 0, news: { seq: 3, to: 'VENDOR' } },
    { name: 'a told booking that is cancelled', did: ['C+', 'C-'], told: 1, news: { seq: 2, to: 'VENDOR' } },
    { name: 'a cancellation that was undone', did: ['C+', 'C-', 'C+'], told: 1, news: undefined },
    { name: 'told already', did: ['C+'], told: 1, news: undefined },
    // The couple did not hear of it from us, but booked it itself.
    {
      name: 'the other cancels before it was told',
      did: ['C+', 'V-'],
      told: 0,
      news: { seq: 2, to: 'COUPLE' },
    },
    { name: 'the other cancels and undoes', did: ['C+', 'V-', 'V+'], told: 1, news: undefined },
    {
      name: 'cancelled by one, booked by the other',
      did: ['C+', 'V-', 'C+'],
      told: 1,
      news: { seq: 3, to: 'VENDOR' },
    },
    { name: 'the vendor books', did: ['V+'], told: 0, news: { seq: 1, to: 'COUPLE' } },
    { name: 'nothing', did: [], told: 0, news: undefined },
  ])('$name', ({ did, told, news }) => {
    expect(bookingNews(steps(...did), told)).toEqual(news);
  });

  it('whatever happens and whenever it is told, the other side of the last step ends up knowing how it stands', () => {
    const side = fc.constantFrom('COUPLE' as const, 'VENDOR' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(side, fc.boolean()), { maxLength: 12 }), (story) => {
        const did: BookingStep[] = [];
        const knows = { COUPLE: false, VENDOR: false };
        let told = 0;
        for (const [index, [who, isTellingTime]] of story.entries()) {
          const step = { seq: index + 1, side: who, isBooked: index % 2 === 0 };
          did.push(step);
          knows[who] = step.isBooked;
          if (!isTellingTime && index < story.length - 1) continue;
          const news = bookingNews(did, told);
          expect(news !== undefined).toBe(knows[otherSide(who)] !== step.isBooked);
          if (!news) continue;
          knows[news.to] = step.isBooked;
          told = news.seq;
          expect(bookingNews(did, told)).toBeUndefined();
        }
      }),
    );
  });
});

it('only booking and cancelling while the talk goes on can be undone', () => {
  const moves = [...INQUIRY_STATUSES, null].flatMap((fromStatus) =>
    INQUIRY_STATUSES.map((toStatus) => ({ fromStatus, toStatus })),
  );
  expect(moves.filter(isBookingStep)).toEqual([
    { fromStatus: 'CONNECTED', toStatus: 'BOOKED' },
    { fromStatus: 'BOOKED', toStatus: 'CONNECTED' },
  ]);
});
