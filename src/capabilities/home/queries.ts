import { orpc } from '#app/orpc.ts';

export const homeQuery = orpc.home.readHome.queryOptions();

/** Whatever of these changes, the home may say something else. */
export const HOME_KINDS = [
  'wedding',
  'members',
  'guests',
  'rsvp',
  'inquiries',
  'favorites',
  'budget',
  'checklist',
] as const;
