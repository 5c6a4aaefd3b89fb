import type { StepRefusal } from './operations/steps.ts';

type Refused = {
  why: StepRefusal;
  on: 'plan' | 'table' | 'fixture' | 'guest';
  /** What it is called where somebody sees it: 'Aunt Rosa', 'Table 6'; '' where it has no name any more. */
  name: string;
  /** Whoever changed it last; '' where nobody is known. */
  by: string;
};

const THINGS = { plan: 'the room', table: 'that table', fixture: 'that', guest: 'that guest' } as const;

/** Why what was done here is as it was before, and who was faster. */
export function refusalWords({ why, on, name, by }: Refused): string {
  const thing = name || THINGS[on];
  const who = by || 'Someone';
  switch (why) {
    case 'CHANGED':
      return `${who} ${on === 'guest' ? 'moved' : 'changed'} ${thing} first, so we kept that.`;
    case 'GONE':
      return `${who} took ${thing} away, so that wasn’t saved.`;
    case 'TAKEN':
      return `${who} sat someone on that chair first${name ? `. ${name} stays where they were` : ''}.`;
    case 'NO_CHAIR':
      return `That table has fewer chairs now${name ? `. ${name} stays where they were` : ''}.`;
    case 'NOT_COMING':
      return `${name || 'That guest'} isn’t coming anymore, so they have no chair.`;
    case 'NAME_TAKEN':
      return 'Another table has that number or name. Choose a different one.';
    case 'FULL':
      return 'The plan holds no more. Remove something first.';
  }
}
