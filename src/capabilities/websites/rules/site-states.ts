import { defineStateMachine } from '#base/state-machine.ts';

export const siteStates = defineStateMachine({
  name: 'website',
  initial: 'DRAFT',
  transitions: {
    DRAFT: { publish: 'PUBLISHED', forget: 'FORGOTTEN' },
    PUBLISHED: { publish: 'PUBLISHED', unpublish: 'HIDDEN', forget: 'FORGOTTEN' },
    HIDDEN: { publish: 'PUBLISHED', forget: 'FORGOTTEN' },
    /** Its words and pictures are gone; a new one can be begun. */
    FORGOTTEN: { begin: 'DRAFT' },
  },
});

export const SITE_STATES = ['DRAFT', 'PUBLISHED', 'HIDDEN', 'FORGOTTEN'] as const;
export type SiteState = (typeof SITE_STATES)[number];
