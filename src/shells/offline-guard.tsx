import { type ReactNode, useCallback } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { OfflineMessage } from '#app/offline-message.tsx';

const isLostWithoutConnection: BlockerFunction = ({ currentLocation, nextLocation }) =>
  navigator.onLine === false && currentLocation.pathname !== nextLocation.pathname;

/**
 * A page change without a connection would end in the browser's own error page and take everything typed along. So it
 * waits: the page stays where it is, out of sight, until the connection is back or someone returns to it.
 */
export function OfflineGuard({ children }: { children: ReactNode }) {
  const { state, proceed, reset } = useBlocker(isLostWithoutConnection);
  const isWaiting = state === 'blocked';
  const goOn = useCallback(() => proceed?.(), [proceed]);
  return (
    <>
      {isWaiting && <OfflineMessage onRetry={goOn} onStay={() => reset?.()} />}
      <div hidden={isWaiting}>{children}</div>
    </>
  );
}
