import type { NavIconName } from './nav-icons.ts';

/** Decides what a page offers to do meanwhile. */
export type SectionArea = 'planning' | 'shop' | 'marketplace' | 'reading' | 'vendor-area';

export type SectionText = { title: string; text: string };

/** Pages of one kind. Paths may hold parameters, as in a route table. */
export type SectionGroup = {
  area: SectionArea;
  icon: NavIconName;
  /** These say everything themselves. */
  pages: Readonly<Record<string, SectionText>>;
  /** These say what is special about them, and the shared sentences follow. */
  parts?: Readonly<Record<string, SectionText>>;
  shared?: string;
};
