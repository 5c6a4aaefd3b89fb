/** GALLERY shows everybody what is on the wall, DROP_ONLY only takes, and OFF is as if there were none. */
export const WALL_MODES = ['OFF', 'GALLERY', 'DROP_ONLY'] as const;
export type WallMode = (typeof WALL_MODES)[number];

/** Whether the couple looks at a photo before the others see it, or after. */
export const MODERATIONS = ['BEFORE', 'AFTER'] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** Whether whoever brings photos is asked for a name. */
export const NAME_CHOICES = ['OFF', 'OPTIONAL', 'REQUIRED'] as const;
export type NameChoice = (typeof NAME_CHOICES)[number];

export const LONGEST_NAME = 50;
export const LONGEST_CAPTION = 200;
/** So many guests take a photo down until the couple has looked. */
export const REPORTS_TO_HOLD = 3;
/** How long a removed photo can be brought back. */
export const KEPT_AFTER_REMOVAL_DAYS = 7;
/** As many as anybody chooses on one screen. */
export const MOST_AT_ONCE = 500;
