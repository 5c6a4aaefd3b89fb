import { defineCapability } from '#platform/capability/define-capability.ts';
import { bookingsContract } from '../contract.ts';
import { bookingChanged } from '../events.ts';
import { exportBookings } from './export-bookings.ts';
import { followInquiries } from './follow-inquiries.ts';
import { bookingsRoutes } from './routes.ts';

export const bookings = defineCapability({
  name: 'bookings',
  standsOn: ['inquiries', 'storefronts', 'taxonomy', 'weddings'],
  contract: bookingsContract,
  emits: [bookingChanged],
  on: followInquiries,
  inquiryNotes: { name: 'booking', collect: exportBookings },
  start: (platform) => ({ routes: bookingsRoutes(platform) }),
});
