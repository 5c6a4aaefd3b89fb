import { useEffect } from 'react';
import { ErrorMessage, errorKind } from './error-message.tsx';
import { reportError } from './report-error.ts';

/** The end of a page that failed: says so, and reports what is ours to mend. */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (errorKind(error) === 'broken') reportError('error-boundary', error);
  }, [error]);

  return <ErrorMessage error={error} />;
}
