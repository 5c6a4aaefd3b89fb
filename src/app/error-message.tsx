import { isRouteErrorResponse } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { errorStatus } from './api-error.ts';
import { ForbiddenMessage } from './forbidden-message.tsx';
import { isConnectionError } from './is-connection-error.ts';
import { NotFoundMessage } from './not-found-message.tsx';
import { OfflineMessage } from './offline-message.tsx';
import { PageMessage } from './page-message.tsx';
import { paths } from './rules/paths.ts';
import { useEnvironment } from './use-environment.ts';

type ErrorKind = 'missing' | 'forbidden' | 'offline' | 'broken';

export function errorKind(error: unknown): ErrorKind {
  const status = errorStatus(error);
  if (status === 404) return 'missing';
  if (status === 403) return 'forbidden';
  return isConnectionError(error, globalThis.navigator?.onLine) ? 'offline' : 'broken';
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

function reload() {
  window.location.reload();
}

function BrokenMessage({ error }: { error: unknown }) {
  const environment = useEnvironment();
  return (
    <PageMessage
      title="Something went wrong"
      actions={
        <>
          <button type="button" onClick={reload} className={buttonStyle({})}>
            Try again
          </button>
          {/* A full load: whatever broke must not be taken along. */}
          <a href={paths.home()} className={buttonStyle({ variant: 'secondary' })}>
            Go to the home page
          </a>
        </>
      }
    >
      <p>That was us, not you. Nothing you saved is lost. Try again in a moment.</p>
      {environment !== 'production' && (
        <pre className="mt-6 max-w-full overflow-x-auto whitespace-pre-wrap rounded-card border border-line bg-paper px-4 py-3 text-start text-ink text-sm">
          {messageOf(error)}
        </pre>
      )}
    </PageMessage>
  );
}

/** What a page shows when it cannot be shown: its message for builders, calm words for everyone else. */
export function ErrorMessage({ error }: { error: unknown }) {
  const kind = errorKind(error);
  if (kind === 'missing') return <NotFoundMessage />;
  if (kind === 'forbidden') return <ForbiddenMessage />;
  if (kind === 'offline') return <OfflineMessage onRetry={reload} />;
  return <BrokenMessage error={error} />;
}
