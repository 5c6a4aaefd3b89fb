import { isRouteErrorResponse, useRouteError } from 'react-router';
import { OtherSideBoundary } from '#app/other-side-boundary.tsx';
import { paths } from '#app/rules/paths.ts';
import { guestButton } from '../guest/guest-button.ts';
import { GuestPage } from '../guest/guest-page.tsx';

/** These pages stand in the guest’s frame, not in the shell, and so does what goes wrong with them. */
export function RehearsalGone() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <main id="content">
        <OtherSideBoundary />
      </main>
    );
  return (
    <GuestPage>
      <h1 className="mt-16 mb-4 font-display text-3xl">They’re not on your list</h1>
      <p className="mb-6">The household may have been removed, or moved to another list.</p>
      <a href={paths.guestRehearsal()} className={guestButton.plain}>
        Choose someone else
      </a>
    </GuestPage>
  );
}
