/** What a step is about, and so where it leads. */
export const STEP_KINDS = ['reply', 'review', 'listing', 'calendar'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export type NextStep = {
  kind: StepKind;
  title: string;
  reason: string;
  /** Tenths of a point in search; null where a date must be asked for first. */
  gainTenths: number | null;
  /** The section of the editor; null where the step is done elsewhere. */
  section: string | null;
  /** Somebody waits: that comes before any point. */
  isUrgent?: boolean;
};

/** More would be a list nobody works through. */
const MOST_STEPS = 4;
/** One row each is enough for what the editor lists in full. */
const MOST_LISTING_STEPS = 2;

const rankOf = ({ isUrgent, gainTenths }: NextStep) =>
  isUrgent ? Number.MAX_SAFE_INTEGER : (gainTenths ?? 0);

/** The biggest gain first; what the editor asks for takes two rows at most. */
export function chooseSteps(candidates: readonly NextStep[]): NextStep[] {
  const ordered = candidates.toSorted((a, b) => rankOf(b) - rankOf(a));
  const listing = ordered.filter(({ kind }) => kind === 'listing').slice(0, MOST_LISTING_STEPS);
  return ordered.filter((step) => step.kind !== 'listing' || listing.includes(step)).slice(0, MOST_STEPS);
}
