import { Armchair } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Nobody is seated before it is known who is invited to what. */
export function NoEvent() {
  return (
    <EmptyState
      icon={<Armchair size={28} aria-hidden="true" />}
      title="Who is coming to what?"
      action={<ButtonLink to={paths.guestEvents()}>Add an event</ButtonLink>}
    >
      <p>
        Seating works from your guest list. Add the reception, invite your guests, and come back to seat them.
      </p>
    </EmptyState>
  );
}
