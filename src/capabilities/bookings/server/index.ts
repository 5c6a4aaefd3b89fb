export { bookings } from './manifest.ts';
export { copyBookings } from './world.store.ts';
