export { addHouseholds } from './add-households.ts';
export { readEvents } from './events/read-events.ts';
export { takeReplies } from './events/take-replies.ts';
export { fillHousehold } from './fill-household.ts';
export { forgetGuests } from './forget-guests.ts';
export { inviteLater } from './invite-later.ts';
export { listGuests } from './list-guests.ts';
export { guests } from './manifest.ts';
export { readAllHouseholds, readHouseholds } from './read-households.ts';
