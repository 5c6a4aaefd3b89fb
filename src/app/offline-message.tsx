import { useEffect, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { PageMessage } from './page-message.tsx';

export interface OfflineMessageProps {
  /** Called once there is a connection: by the button, or by itself as soon as it is back. */
  onRetry: () => void;
  /** Back to the page that is still there, where there is one. */
  onStay?: () => void;
}

export function OfflineMessage({ onRetry, onStay }: OfflineMessageProps) {
  const [hasTried, setTried] = useState(false);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  function tryAgain() {
    setTried(true);
    if (navigator.onLine) onRetry();
  }

  return (
    <PageMessage
      title="You are offline"
      actions={
        <>
          <button type="button" onClick={tryAgain} className={buttonStyle({})}>
            Try again
          </button>
          {onStay && (
            <button type="button" onClick={onStay} className={buttonStyle({ variant: 'secondary' })}>
              Stay on this page
            </button>
          )}
        </>
      }
    >
      <p>
        We could not load that page without a connection. As soon as yours is back, we go on by ourselves.
      </p>
      <p role="status" className="mt-2 min-h-6.5">
        {hasTried && 'Still no connection.'}
      </p>
    </PageMessage>
  );
}
