/** What may happen to a moment when the day runs late. */
export const ITEM_KINDS = ['FLEXIBLE', 'FIXED', 'BUFFER'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const ITEM_KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  FLEXIBLE: 'Flexible',
  FIXED: 'Fixed',
  BUFFER: 'Buffer',
};

export const ITEM_KIND_TEXTS: Readonly<Record<ItemKind, string>> = {
  FLEXIBLE: 'Moves along when things run late.',
  FIXED: 'Happens at its time, whatever came before.',
  BUFFER: 'Spare time that takes up a delay.',
};

/** Whom a moment is for; for nobody in particular, it is for everybody. */
export const AUDIENCES = ['COUPLE', 'PARTY', 'VENDORS', 'HELPERS'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  COUPLE: 'The two of you',
  PARTY: 'Wedding party',
  VENDORS: 'Vendors',
  HELPERS: 'Helpers',
};

export function isFor(audience: readonly Audience[], reader: Audience): boolean {
  return audience.length === 0 || audience.includes(reader);
}

/** What somebody without an account may do on the day. */
export const HELPER_RIGHTS = ['CHECK_IN', 'TIMELINE', 'VENDORS'] as const;
export type HelperRight = (typeof HELPER_RIGHTS)[number];

export const HELPER_RIGHT_LABELS: Readonly<Record<HelperRight, string>> = {
  CHECK_IN: 'Check guests in',
  TIMELINE: 'Run the timeline',
  VENDORS: 'Meet vendors',
};

/** When a helper’s link ends by itself. */
export const LINK_ENDS = ['MIDNIGHT', 'MORNING', 'NEXT_DAY'] as const;
export type LinkEnd = (typeof LINK_ENDS)[number];

export const LINK_END_LABELS: Readonly<Record<LinkEnd, string>> = {
  MIDNIGHT: 'Midnight of the wedding day',
  MORNING: '6 AM the next morning',
  NEXT_DAY: 'The end of the day after',
};

/** In minutes from the midnight the wedding day begins with. */
export const LINK_END_MINUTES: Readonly<Record<LinkEnd, number>> = {
  MIDNIGHT: 1440,
  MORNING: 1800,
  NEXT_DAY: 2880,
};
