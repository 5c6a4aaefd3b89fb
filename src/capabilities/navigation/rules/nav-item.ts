export type NavLink = {
  id: string;
  label: string;
  href: string;
  opensInNewTab?: boolean;
  /** A word beside the label. */
  tag?: 'New';
  /** Not built yet; a test holds it against `statusOf`, whose texts are too long for every page. */
  isSoon?: true;
  /** How many unread things wait there; nothing is drawn for 0. */
  badgeCount?: number;
  /** A name in the icon library. */
  icon?: string;
};

/** A name in the bar: a link, or a link that also opens a list of further ones. */
export type NavItem = NavLink & {
  /** How the addresses begin that belong to it beside its own. */
  below?: readonly string[];
  links?: readonly NavLink[];
  /** Names the item's own page at the foot of its list. */
  allLabel?: string;
  /** A line above the list, such as the credit balance. */
  note?: string;
};

/** For what is named as specified and has no screens yet. */
export const SOON = { isSoon: true } as const;
