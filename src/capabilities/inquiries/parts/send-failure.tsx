import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { isConnectionError } from '#app/is-connection-error.ts';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';

function failureText(error: unknown): string | undefined {
  if (isConnectionError(error, navigator.onLine)) return 'You seem to be offline.';
  return submitFailure(error, () => false).message;
}

/** A full load and back: whoever was signed out elsewhere finds the words where they were. */
function LogInAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={paths.login(pathname + search)} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
      Log in
    </a>
  );
}

/** Why a message did not go out, and the way on from there. */
export function SendFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      className="mb-2"
      action={
        hasErrorCode(error, 'unauthenticated') ? (
          <LogInAgain />
        ) : (
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCw size={16} aria-hidden="true" />}
            onPress={onRetry}
          >
            Try again
          </Button>
        )
      }
    >
      {failureText(error)} Your message is still here.
    </Notice>
  );
}
