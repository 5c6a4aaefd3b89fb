import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import { type CoupleFirstNames, sideLabel } from '../../rules/household-choices.ts';
import { readGuestLines } from '../../rules/read-guest-lines.ts';
import { SUGGESTION_STATE_LABELS, type SuggestionState } from '../../rules/suggestions/suggestion-states.ts';
import { HouseholdDrafts } from '../guests/household-drafts.tsx';

const COLORS: Readonly<Record<SuggestionState, BadgeVariant>> = {
  NEW: 'gold',
  ACCEPTED: 'green',
  DECLINED: 'gray',
};

interface SuggestionCardProps {
  suggestion: Suggestion;
  couple: CoupleFirstNames;
  /** Whose it is; left out where it is one's own. */
  by?: string;
  children?: ReactNode;
}

export function SuggestionCard({ suggestion, couple, by, children }: SuggestionCardProps) {
  const { lines, side, note, state } = suggestion;
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <p className="mb-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {by !== undefined && <bdi className="font-semibold text-ink">{by}</bdi>}
        <bdi>{sideLabel(side, couple)}</bdi>
        <Badge variant={COLORS[state]} size="small">
          {SUGGESTION_STATE_LABELS[state]}
        </Badge>
      </p>
      <HouseholdDrafts drafts={readGuestLines(lines)} />
      {note && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line text-ink-soft text-sm" dir="auto">
          {note}
        </p>
      )}
      {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
