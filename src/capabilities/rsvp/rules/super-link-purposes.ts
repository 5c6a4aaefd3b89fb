/** What the one link for everybody is open for. */
export const LINK_PURPOSES = ['ADDRESS', 'RSVP'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
