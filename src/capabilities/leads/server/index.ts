export { leads } from './manifest.ts';
export { copySavedReplies, countAllLeads } from './world.store.ts';
