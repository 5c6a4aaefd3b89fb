import type { Listing } from '../../contract/editor.contract.ts';
import type { EditorSection } from '../../rules/editor-section.ts';

/** How far a section is: nothing there, begun, done, something in it waits, or it is not edited here. */
export type Standing = 'empty' | 'begun' | 'done' | 'waiting' | 'elsewhere';

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false;

/** Sections that are edited on a page of their own, which knows how far it is. */
const OWN_PAGES = new Set(['calendar', 'preferred-vendors']);

/** Sections that say something by themselves, whatever was never asked of them. */
const FILLED_FROM_THE_START = new Set(['travelRadiusMiles', 'priceRangeVisible']);

export function sectionStanding(listing: Listing, section: EditorSection): Standing {
  if (OWN_PAGES.has(section.key)) return 'elsewhere';
  const state = listing.sections.find(({ key }) => key === section.key);
  if (state && (Object.keys(state.problems).length > 0 || state.findings.length > 0)) return 'waiting';
  const steps = listing.completeness.steps.filter((step) => step.section === section.key);
  if (steps.length > 0) {
    if (steps.every(({ share }) => share >= 1)) return 'done';
    return steps.some(({ share }) => share > 0) ? 'begun' : 'empty';
  }
  const isBegun = Object.entries(state?.values ?? {}).some(
    ([name, value]) => !FILLED_FROM_THE_START.has(name) && isFilled(value),
  );
  return isBegun ? 'done' : 'empty';
}

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  empty: 'Not started',
  begun: 'Started',
  done: 'Done',
  waiting: 'Needs a look',
  elsewhere: 'On its own page',
};
