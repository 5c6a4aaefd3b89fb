import { defineCapability } from '#platform/capability/define-capability.ts';
import { guestsContract } from '../contract.ts';
import { guestErrors } from '../errors.ts';
import { headcountChanged } from '../events.ts';
import { collectAgenda } from './collect-agenda.ts';
import { collectGuests } from './collect-guests.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { hasHouseholds } from './guests.store.ts';
import { guestsJobs } from './jobs.ts';
import { guestsRoutes } from './routes.ts';

export const guests = defineCapability({
  name: 'guests',
  standsOn: ['activity', 'agenda', 'identity', 'places', 'taxonomy', 'weddings', 'world'],
  contract: guestsContract,
  errors: guestErrors,
  emits: [headcountChanged],
  agenda: { collect: collectAgenda },
  account: {
    name: 'guests',
    collect: collectGuests,
    // The list belongs to the wedding and goes with it; what says who noted something forgets them with their account.
    forget: () => Promise.resolve(),
  },
  wedding: { isInUse: hasHouseholds },
  demo: {
    fill: fillDemo,
    tables: [
      ...['guest_households', 'guests', 'wedding_events', 'event_dishes', 'guest_invitations'],
      ...['guest_tags', 'guest_tag_links', 'household_mailings', 'guest_filters'],
    ],
  },
  start: (platform) => ({ routes: guestsRoutes(platform), jobs: guestsJobs(platform) }),
});
