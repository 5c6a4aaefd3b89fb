export { readEvents } from './events/read-events.ts';
export { type GuestReplies, takeReplies } from './events/take-replies.ts';
export { listGuests } from './list-guests.ts';
export { guests } from './manifest.ts';
export { readHouseholds } from './read-households.ts';
