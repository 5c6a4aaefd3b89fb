import type { Suggestion } from '../../contract/suggestions.contract.ts';
import type { SuggestionView } from './suggestions.store.ts';

export function presentSuggestion({ row, firstName }: SuggestionView): Suggestion {
  const { uuid, lines, side, note, state, createdAt } = row;
  return { uuid, lines, side, note, by: firstName ?? '', state, createdAt: createdAt.toISOString() };
}
