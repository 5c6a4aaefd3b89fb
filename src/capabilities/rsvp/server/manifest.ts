import { headcountChanged } from '#capabilities/guests/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { rsvpContract } from '../contract.ts';
import { rsvpErrors } from '../errors.ts';
import { guestAnswered, repliesArranged } from '../events.ts';
import { rsvpRateClasses } from '../rate-classes.ts';
import { collectAgenda } from './collect-agenda.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { ensureLinks } from './ensure-links.ts';
import { rsvpJobs } from './jobs.ts';
import { rsvpRoutes } from './routes.ts';

export const rsvp = defineCapability({
  name: 'rsvp',
  standsOn: ['agenda', 'guests', 'identity', 'places', 'seating', 'weddings', 'world'],
  contract: rsvpContract,
  errors: rsvpErrors,
  rateClasses: rsvpRateClasses,
  agenda: { collect: collectAgenda },
  emits: [guestAnswered, repliesArranged],
  on: [
    on(headcountChanged, async (tx, { weddingId }, platform: Platform) => {
      await ensureLinks(tx, platform, weddingId);
    }),
  ],
  demo: {
    fill: fillDemo,
    tables: [
      'rsvp_links',
      'rsvp_submissions',
      'rsvp_change_requests',
      'rsvp_claims',
      'guest_messages',
      'guest_message_recipients',
    ],
  },
  start: (platform) => ({ routes: rsvpRoutes(platform), jobs: rsvpJobs(platform) }),
});
