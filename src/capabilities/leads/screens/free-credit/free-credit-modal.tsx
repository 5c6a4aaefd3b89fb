import { useState } from 'react';
import { reportError } from '#app/report-error.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { CREDITS_KEY } from '#capabilities/credits/queries.ts';
import { creditAccountQuery } from '#capabilities/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { freeCreditDismissalKey, isFreeCreditDue } from '#ui/modal-conditions.ts';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { useOpenWhenDue, useOverlay } from '#ui/use-overlay.ts';
import { dismissForSession, isDismissedThisSession } from './dismissal.ts';
import type { FreeCreditOffer } from './free-credit-offer.ts';

const VENDOR_SUPPORT = 'vendors@ampersand.example';

function Redeemed({ balance, onDone }: { balance: number; onDone: () => void }) {
  return (
    <NamedModal
      modal={modals.freeCredit}
      title="Credits Redeemed"
      footer={
        <>
          <ButtonLink to={vendorPaths.balanceHistory} variant="secondary" onClick={onDone}>
            Credit History
          </ButtonLink>
          <Button onPress={onDone}>Done</Button>
        </>
      }
    >
      <p>
        Your total balance is now <strong className="font-semibold">{plural(balance, 'credit')}</strong>.
      </p>
    </NamedModal>
  );
}

/** Comes by itself when an offer waits and nothing else is open; only its own buttons close it. */
export function FreeCreditModal({ offer }: { offer: FreeCreditOffer }) {
  const { storefrontUuid, amount, redeem } = offer;
  const dismissalKey = freeCreditDismissalKey(storefrontUuid);
  const [isOver, setOver] = useState(() => isDismissedThisSession(dismissalKey));
  const { close } = useOverlay(modals.freeCredit);
  useOpenWhenDue(
    modals.freeCredit,
    isFreeCreditDue({ hasStorefront: true, freeCreditOfferAmount: amount, isDismissedThisSession: isOver }),
  );
  const accept = useAction({
    run: redeem,
    refreshes: [CREDITS_KEY],
    keeps: (queryClient, account) =>
      queryClient.setQueryData(creditAccountQuery(storefrontUuid).queryKey, account),
    failure: (error) => {
      reportError('free-credit', error);
      return `An error occurred redeeming your free credit offer. Please try again or contact ${VENDOR_SUPPORT}.`;
    },
  });

  function finish() {
    setOver(true);
    close();
  }

  function decline() {
    dismissForSession(dismissalKey);
    finish();
  }

  if (accept.data) return <Redeemed balance={accept.data.balance} onDone={finish} />;
  return (
    <NamedModal
      modal={modals.freeCredit}
      footer={
        <>
          <Button variant="secondary" onPress={decline}>
            Not Right Now
          </Button>
          <Button isPending={accept.isPending} onPress={() => accept.mutate()}>
            Accept Credits
          </Button>
        </>
      }
    >
      <p>
        We would like to give you <strong className="font-semibold">{plural(amount, 'credit')}</strong> to
        answer leads with. They cost nothing, and there is nothing to sign.
      </p>
    </NamedModal>
  );
}
