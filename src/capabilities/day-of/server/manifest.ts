import { defineCapability } from '#platform/capability/define-capability.ts';
import { dayOfContract } from '../contract.ts';
import { dayOfErrors } from '../errors.ts';
import { dayOfRateClasses } from '../rate-classes.ts';
import { collectDay } from './collect-day.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { countItems } from './plan/day.store.ts';
import { dayOfRoutes } from './routes.ts';

export const dayOf = defineCapability({
  name: 'dayOf',
  standsOn: [
    'bookings',
    'guests',
    'inquiries',
    'places',
    'seating',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: dayOfContract,
  errors: dayOfErrors,
  rateClasses: dayOfRateClasses,
  account: {
    name: 'dayOf',
    collect: collectDay,
    // The day belongs to the wedding and goes with it; helpers have no account.
    forget: () => Promise.resolve(),
  },
  wedding: { isInUse: async (tx, weddingId) => (await countItems(tx, weddingId)) > 0 },
  demo: { fill: fillDemo, tables: ['run_sheet_items', 'day_vendors', 'day_helpers', 'day_operations'] },
  start: (platform) => ({ routes: dayOfRoutes(platform) }),
});
