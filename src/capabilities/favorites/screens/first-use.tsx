import { Heart } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Before the first favorite: what this will be, and where hearts are found. */
export function FirstUse() {
  return (
    <EmptyState
      title="Nothing saved yet"
      icon={<Heart size={28} aria-hidden="true" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={VENDORS_PATH}>Find vendors</ButtonLink>
          <ButtonLink to={paths.inspiration()} variant="secondary">
            Get inspired
          </ButtonLink>
        </div>
      }
    >
      Tap the heart on a vendor or photo you love, and you’ll find it here. Everyone planning with you sees
      the same boards.
    </EmptyState>
  );
}
