import { lazy, Suspense, useEffect, useState } from 'react';
import type { TwoFactorChallenge } from '#platform/contract/request-context.ts';
import { modals } from '#ui/modals.ts';
import { closeModal, openModal } from '#ui/overlay-manager.ts';
import { registerTwoFactorDialog } from './two-factor-gate.ts';

// Most visits never meet it, so its code waits for the first challenge.
const TwoFactorDialog = lazy(async () => ({
  default: (await import('./two-factor-dialog.tsx')).TwoFactorDialog,
}));

type Pending = {
  challenge: TwoFactorChallenge;
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
};

/** Stands in the frame of the application and turns a challenge into a question. */
export function TwoFactorHost() {
  const [pending, setPending] = useState<Pending>();

  useEffect(() => {
    let open: Pending | undefined;
    return registerTwoFactorDialog((challenge) => {
      // Two calls refused at the same moment are answered by one code.
      if (open) return open.answer;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const settle = (confirmed: boolean) => {
        open = undefined;
        closeModal(modals.twoFactor);
        setPending(undefined);
        resolve(confirmed);
      };
      open = { challenge, answer: promise, settle };
      // On the books before its code is here, so that nothing comes by itself in between.
      openModal(modals.twoFactor);
      setPending(open);
      return promise;
    });
  }, []);

  if (!pending) return null;
  return (
    <Suspense>
      <TwoFactorDialog challenge={pending.challenge} onSettled={pending.settle} />
    </Suspense>
  );
}
