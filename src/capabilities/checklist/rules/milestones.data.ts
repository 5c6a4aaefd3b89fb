/** The few tasks that a year is told by. */
export const MILESTONES: Readonly<Record<string, string>> = {
  'book-venue': 'Venue',
  'save-the-date-send': 'Save-the-dates go out',
  'book-cake': 'Cake',
  rings: 'Rings',
  'invitation-send': 'Invitations go out',
  'rsvp-close': 'Replies close',
  'wedding-day': 'The day',
};
