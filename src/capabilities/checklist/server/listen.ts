import { bookingChanged } from '#capabilities/bookings/events.ts';
import { budgetChanged } from '#capabilities/budget/events.ts';
import { favoritesChanged } from '#capabilities/favorites/events.ts';
import { headcountChanged } from '#capabilities/guests/events.ts';
import { inquiryBooked, inquiryUnbooked } from '#capabilities/inquiries/events.ts';
import { guestAnswered, repliesArranged } from '#capabilities/rsvp/events.ts';
import { websitePublished } from '#capabilities/websites/events.ts';
import { weddingChanged, weddingEnding } from '#capabilities/weddings/events.ts';
import { type Listener, on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { queueFacts } from './facts/follow-facts.ts';
import { queueFilesOfWedding } from './files/file-jobs.ts';
import { rescaleList } from './rescale-list.ts';

/** Whatever may have done a task, or moves them all. */
export const listen: Listener<Pick<Platform, 'clock'>>[] = [
  on(weddingChanged, async (tx, { weddingId }, platform: Pick<Platform, 'clock'>) => {
    await rescaleList(tx, platform, weddingId);
    await queueFacts(tx, weddingId);
  }),
  on(headcountChanged, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(guestAnswered, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(repliesArranged, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(websitePublished, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(favoritesChanged, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(budgetChanged, (tx, { weddingId }) => queueFacts(tx, weddingId)),
  on(inquiryBooked, async (tx, { weddingId }) => {
    if (weddingId) await queueFacts(tx, weddingId);
  }),
  on(inquiryUnbooked, async (tx, { weddingId }) => {
    if (weddingId) await queueFacts(tx, weddingId);
  }),
  on(bookingChanged, async (tx, { weddingId }) => {
    if (weddingId) await queueFacts(tx, weddingId);
  }),
  on(weddingEnding, (tx, { weddingId }) => queueFilesOfWedding(tx, weddingId)),
];
