import { defineCapability } from '#platform/capability/define-capability.ts';
import { bookingsContract } from '../contract.ts';
import { bookingChanged } from '../events.ts';
import { exportBookings } from './export-bookings.ts';
import { fillDemo } from './fill-demo.ts';
import { followInquiries } from './follow-inquiries.ts';
import { bookingsRoutes } from './routes.ts';

export const bookings = defineCapability({
  name: 'bookings',
  standsOn: ['budget', 'inquiries', 'storefronts', 'taxonomy', 'weddings', 'world'],
  contract: bookingsContract,
  emits: [bookingChanged],
  on: followInquiries,
  inquiryNotes: { name: 'booking', collect: exportBookings },
  demo: { fill: fillDemo, tables: ['inquiry_bookings'] },
  start: (platform) => ({ routes: bookingsRoutes(platform) }),
});
