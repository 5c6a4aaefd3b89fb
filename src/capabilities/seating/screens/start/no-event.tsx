import { Armchair } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** Nobody is seated before it is known who is invited to what. */
export function NoEvent() {
  return (
    <div className={`${pageWidth} py-6 md:py-9`}>
      <PageHeading title="Seating" />
      <EmptyState
        icon={<Armchair size={28} aria-hidden="true" />}
        title="Who is coming to what?"
        action={<ButtonLink to={paths.guestEvents()}>Add an event</ButtonLink>}
      >
        <p>
          Seating works from your guest list. Add the reception, invite your guests, and come back to seat
          them.
        </p>
      </EmptyState>
    </div>
  );
}
