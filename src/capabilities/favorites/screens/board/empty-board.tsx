import { FolderHeart } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function EmptyBoard() {
  return (
    <EmptyState
      title="Nothing on this board yet"
      icon={<FolderHeart size={28} aria-hidden="true" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.favoriteVendors()}>Move favorites here</ButtonLink>
          <ButtonLink to={VENDORS_PATH} variant="secondary">
            Find vendors
          </ButtonLink>
        </div>
      }
    >
      Use “Move” below any favorite to bring it to this board.
    </EmptyState>
  );
}
