export { rsvp } from './manifest.ts';
