import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
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
          <Button onPress={tryAgain}>Try again</Button>
          {onStay && (
            <Button variant="secondary" onPress={onStay}>
              Stay on this page
            </Button>
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
