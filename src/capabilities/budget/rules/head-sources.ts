/** What a price per head is multiplied with. */
export const HEAD_SOURCES = ['INVITED', 'ATTENDING', 'ADULTS', 'HOUSEHOLDS', 'FIXED'] as const;
export type HeadSource = (typeof HEAD_SOURCES)[number];

/** The guest list as a budget counts it. */
export type Heads = {
  /** On the list of those who are invited; the couple's estimate while the list is empty. */
  invited: number;
  /** Of those, everybody who has not declined; only who said yes once replies are closed. */
  attending: number;
  adults: number;
  households: number;
  /** Nobody is on the list yet: all of these come from the couple's estimate. */
  isEstimate: boolean;
};

export type Counted = { countedBy: HeadSource | null; fixedCount: number | null };

/** How many heads a line counts; 1 where its price is for the whole. */
export function headsOf({ countedBy, fixedCount }: Counted, heads: Heads): number {
  if (countedBy === null) return 1;
  if (countedBy === 'FIXED') return fixedCount ?? 0;
  return {
    INVITED: heads.invited,
    ATTENDING: heads.attending,
    ADULTS: heads.adults,
    HOUSEHOLDS: heads.households,
  }[countedBy];
}

const WORDS: Readonly<Record<HeadSource, readonly [one: string, many: string]>> = {
  INVITED: ['invited', 'invited'],
  ATTENDING: ['coming', 'coming'],
  ADULTS: ['adult', 'adults'],
  HOUSEHOLDS: ['household', 'households'],
  FIXED: ['piece', 'pieces'],
};

/** Behind a number: '140 invited', '62 households'. */
export function headWord(source: HeadSource, count: number): string {
  return WORDS[source][count === 1 ? 0 : 1];
}
