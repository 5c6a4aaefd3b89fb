import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageMessage } from './page-message.tsx';
import { paths } from './rules/paths.ts';

/** What is told to staff who come to their own pages while they look through somebody's eyes. */
export type ViewingAs = { viewingAs: string };

function viewingOf(error: unknown): ViewingAs | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  return typeof error.data === 'object' && error.data !== null && 'viewingAs' in error.data
    ? (error.data as ViewingAs)
    : undefined;
}

/** For pages of staff; any other failure is for the shell to show. */
export function StaffBoundary() {
  const error = useRouteError();
  const viewing = viewingOf(error);
  if (!viewing) throw error;
  return (
    <PageMessage
      title={`You’re viewing as ${viewing.viewingAs}`}
      actions={<ButtonLink to={paths.start()}>Back to their account</ButtonLink>}
    >
      <p>
        Staff pages are closed until you press Stop in the bar above. It takes you back to where you were.
      </p>
    </PageMessage>
  );
}
