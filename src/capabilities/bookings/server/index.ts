export { bookings } from './manifest.ts';
