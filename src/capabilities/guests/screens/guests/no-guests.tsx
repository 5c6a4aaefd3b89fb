import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NoGuests({ action }: { action: ReactNode }) {
  return (
    <EmptyState title="Who’s coming?" icon={<Users size={28} aria-hidden="true" />} action={action}>
      Type names one by one or paste a list you already have. We’ll sort them into households.
    </EmptyState>
  );
}

export function NothingShown() {
  return (
    <EmptyState
      title="No matches"
      action={
        <ButtonLink to={paths.guests()} variant="secondary">
          Show everyone
        </ButtonLink>
      }
    >
      Try another name or remove a filter.
    </EmptyState>
  );
}
