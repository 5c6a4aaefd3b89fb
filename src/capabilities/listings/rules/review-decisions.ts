import { chooseAtLeastOne, required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { PublicationEvent } from '#capabilities/storefronts/rules/publication-states.ts';

/** What staff can decide about a listing that was submitted. */
export const REVIEW_DECISIONS = ['ACCEPTED', 'CHANGES', 'REJECTED', 'SPAM'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** How a review can end; the last is the business's own doing. */
export const REVIEW_ENDS = [...REVIEW_DECISIONS, 'WITHDRAWN'] as const;
export type ReviewEnd = (typeof REVIEW_ENDS)[number];

/** What each makes of the listing. Whoever is asked for changes is rejected until they submit again. */
export const DECISION_EVENTS: Readonly<Record<ReviewDecision, PublicationEvent>> = {
  ACCEPTED: 'accept',
  CHANGES: 'reject',
  REJECTED: 'reject',
  SPAM: 'mark-spam',
};

/** What must change in one section. */
export type Reason = { section: string; text: string };

export const LONGEST_REASON = 500;
export const MOST_REASONS = 20;

type Decided = { decision: ReviewDecision; note: string; reasons: readonly Reason[] };

function noteNeeded(note: string, { decision }: Pick<Decided, 'decision'>): string | undefined {
  return decision === 'REJECTED' ? required(note) : undefined;
}

function reasonsRule(reasons: readonly Reason[], { decision }: Decided): string | undefined {
  if (decision !== 'CHANGES') return undefined;
  const none = chooseAtLeastOne(reasons);
  if (none) return none;
  if (reasons.some(({ text }) => text.trim() === '')) return 'Say what to change in each section you chose.';
  return reasons.map(({ text }) => maxLength(LONGEST_REASON)(text)).find((message) => message !== undefined);
}

/** Whoever is turned down is told why; whoever must change something, what and where. */
export const DECISION_RULES = {
  note: [maxLength(LONGEST_REASON), noteNeeded],
  reasons: [reasonsRule],
};

/** Why a text that screening held cannot stand. */
export const REFUSAL_RULES = { reason: [required, maxLength(LONGEST_REASON)] };

/** Why staff takes a published listing down. */
export const TAKE_DOWN_RULES = { note: [required, maxLength(LONGEST_REASON)] };
