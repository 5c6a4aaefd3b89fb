import type { Suggestion } from '../../contract/suggestions.contract.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { SuggestionCard } from './suggestion-card.tsx';

interface OwnSuggestionsProps {
  suggestions: readonly Suggestion[];
  couple: CoupleFirstNames;
}

/** What became of whom somebody suggested. */
export function OwnSuggestions({ suggestions, couple }: OwnSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="own-suggestions" className="mt-8">
      <h2 id="own-suggestions" className="mb-3 font-display text-2xl">
        Your suggestions
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {suggestions.map((suggestion) => (
          <SuggestionCard key={suggestion.uuid} suggestion={suggestion} couple={couple} />
        ))}
      </ul>
    </section>
  );
}
