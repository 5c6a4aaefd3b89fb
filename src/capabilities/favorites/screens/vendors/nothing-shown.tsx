import { paths } from '#app/rules/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function NothingShown() {
  return (
    <EmptyState
      title="No matches"
      action={<TextLink to={paths.favoriteVendors()}>Show all saved vendors</TextLink>}
    >
      Try another category or board.
    </EmptyState>
  );
}
