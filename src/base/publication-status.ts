/** How listings, reviews and submitted real weddings come before the public; the names are the specification's. */
export const PUBLICATION_STATUSES = [
  'NEW',
  'SUBMITTED',
  'IN_REVIEW',
  'ACCEPTED',
  'CLOSED',
  'REJECTED',
  'SPAM',
] as const;

export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];
