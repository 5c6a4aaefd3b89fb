export { addHouseholds } from './add-households.ts';
export { readEvents } from './events/read-events.ts';
export { type GuestReplies, takeReplies } from './events/take-replies.ts';
export { fillHousehold } from './fill-household.ts';
export { guests } from './manifest.ts';
export { readAllHouseholds, readHouseholds } from './read-households.ts';
