export const NOTICE_SIDES = ['COUPLE', 'VENDOR'] as const;
/** As whom somebody is told: as one of a couple, or for a business. Each side has settings of its own. */
export type NoticeSide = (typeof NOTICE_SIDES)[number];
