import type { ProgressStep } from '#ui/progress-steps.tsx';

export type StepId = 'names' | 'date' | 'place' | 'guests' | 'budget' | 'stage' | 'account';

const QUESTIONS: readonly (ProgressStep & { id: StepId })[] = [
  { id: 'names', label: 'Names' },
  { id: 'date', label: 'Date' },
  { id: 'place', label: 'Place' },
  { id: 'guests', label: 'Guests' },
  { id: 'budget', label: 'Budget' },
  { id: 'stage', label: 'Stage' },
];
const ACCOUNT = { id: 'account', label: 'Account' } as const;

export type OnboardingStep = (typeof QUESTIONS)[number];

/** Who joins someone else's wedding is asked for an account only; who is signed in, for everything but that. */
export function stepsFor({ isGuest, isJoining }: { isGuest: boolean; isJoining: boolean }) {
  if (isJoining) return [ACCOUNT];
  return isGuest ? [...QUESTIONS, ACCOUNT] : QUESTIONS;
}

/** The step the address names; one that is not asked of this person is taken as the last they are asked. */
export function readStep(steps: readonly OnboardingStep[], named: string | null): StepId {
  const first = steps[0]?.id ?? 'names';
  if (named === 'account') return steps.at(-1)?.id ?? first;
  return steps.find((step) => step.id === named)?.id ?? first;
}

export function neighbour(steps: readonly OnboardingStep[], id: StepId, distance: 1 | -1) {
  const index = steps.findIndex((step) => step.id === id);
  return steps[index + distance]?.id;
}
