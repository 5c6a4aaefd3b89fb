export const GUEST_SIDES = ['A', 'B', 'BOTH'] as const;
export type GuestSide = (typeof GUEST_SIDES)[number];

/** LATER are those who are invited when others decline. */
export const GUEST_LISTS = ['INVITED', 'MAYBE', 'LATER'] as const;
export type GuestList = (typeof GUEST_LISTS)[number];

export const GUEST_LIST_LABELS: Readonly<Record<GuestList, string>> = {
  INVITED: 'Invited',
  MAYBE: 'Maybe',
  LATER: 'Later',
};

export const GUEST_KINDS = ['ADULT', 'CHILD', 'INFANT'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

export const GUEST_KIND_LABELS: Readonly<Record<GuestKind, string>> = {
  ADULT: 'Adult',
  CHILD: 'Child',
  INFANT: 'Infant',
};

/** First names of the couple; '' where they have not said. */
export type CoupleFirstNames = Readonly<{ a: string; b: string }>;

/** 'Maya’s side', as the couple calls it. */
export function sideLabel(side: GuestSide, names: CoupleFirstNames): string {
  if (side === 'BOTH') return 'Both sides';
  const name = side === 'A' ? names.a : names.b;
  if (name) return `${name}’s side`;
  return side === 'A' ? 'First side' : 'Second side';
}
