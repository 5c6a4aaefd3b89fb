export { findLink, findLinkOf } from './links.store.ts';
export { rsvp } from './manifest.ts';
