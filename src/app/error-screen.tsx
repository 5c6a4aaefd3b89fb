import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { errorStatus } from './api-error.ts';
import { NotFoundMessage } from './not-found-message.tsx';
import { paths } from './paths.ts';
import { reportError } from './report-error.ts';
import { useEnvironment } from './use-environment.ts';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** What a page shows when it cannot be shown: its message for builders, calm words for everyone else. */
export function ErrorScreen({ error }: { error: unknown }) {
  const environment = useEnvironment();
  const isMissing = errorStatus(error) === 404;

  useEffect(() => {
    if (!isMissing) reportError('error-boundary', error);
  }, [error, isMissing]);

  if (isMissing) return <NotFoundMessage />;
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-5 py-20 text-center md:py-28">
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-3 text-ink-soft md:text-lg">
        That was us, not you. Nothing you saved is lost. Try again in a moment.
      </p>
      {environment !== 'production' && (
        <pre className="mt-6 max-w-full overflow-x-auto whitespace-pre-wrap rounded-card border border-line bg-paper px-4 py-3 text-start text-sm">
          {messageOf(error)}
        </pre>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onPress={() => window.location.reload()}>Try again</Button>
        {/* A full load: whatever broke must not be taken along. */}
        <ButtonLink to={paths.home()} reloadDocument variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
