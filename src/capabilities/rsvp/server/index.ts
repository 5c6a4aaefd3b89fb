export { findLink } from './links.store.ts';
export { rsvp } from './manifest.ts';
