import { orpc } from '#app/orpc.ts';

export const homeQuery = orpc.home.readHome.queryOptions();

export const latelyQuery = orpc.home.readLately.queryOptions();

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
