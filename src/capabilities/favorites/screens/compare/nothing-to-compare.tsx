import { Columns3 } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NothingToCompare() {
  return (
    <EmptyState
      title="Nothing to compare yet"
      icon={<Columns3 size={28} aria-hidden="true" />}
      action={<ButtonLink to={paths.favoriteVendors()}>Go to your favorites</ButtonLink>}
    >
      Check “Compare” below two to four of your saved vendors.
    </EmptyState>
  );
}
