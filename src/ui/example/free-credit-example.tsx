import { useState } from 'react';
import { Button } from '../button.tsx';
import { freeCreditDismissalKey, isFreeCreditDue } from '../modal-conditions.ts';
import { modals } from '../modals.ts';
import { NamedModal } from '../named-modal.tsx';
import { closeModal } from '../overlay-manager.ts';
import { useOpenWhenDue } from '../use-overlay.ts';

interface VendorVisit {
  label: string;
  storefrontUuid?: string;
  freeCreditOfferAmount: number;
  isDismissedThisSession: boolean;
}

const visits = [
  { label: 'No storefront', offer: 20 },
  { label: 'Storefront without an offer', storefrontUuid: 'linden', offer: 0 },
  { label: 'First storefront with an offer', storefrontUuid: 'kestrel', offer: 20 },
  { label: 'Second storefront with an offer', storefrontUuid: 'orchard', offer: 35 },
];
const nobody: VendorVisit = { label: 'Nobody', freeCreditOfferAmount: 0, isDismissedThisSession: false };
const BALANCE_BEFORE = 12;

/** What a vendor's page knows when it loads, and the modal that follows from it. */
export function FreeCreditExample() {
  const [visit, setVisit] = useState(nobody);
  const [redeemed, setRedeemed] = useState<number>();
  const { storefrontUuid, freeCreditOfferAmount, isDismissedThisSession } = visit;
  const isDue = isFreeCreditDue({
    hasStorefront: storefrontUuid !== undefined,
    freeCreditOfferAmount,
    isDismissedThisSession,
  });
  useOpenWhenDue(modals.freeCredit, isDue);

  function dismiss() {
    if (storefrontUuid) sessionStorage.setItem(freeCreditDismissalKey(storefrontUuid), 'yes');
    leave();
  }

  function leave() {
    closeModal(modals.freeCredit);
    setVisit(nobody);
  }

  function begin(next: (typeof visits)[number]) {
    const key = freeCreditDismissalKey(next.storefrontUuid ?? '');
    setRedeemed(undefined);
    setVisit({
      label: next.label,
      storefrontUuid: next.storefrontUuid,
      freeCreditOfferAmount: next.offer,
      isDismissedThisSession: sessionStorage.getItem(key) !== null,
    });
  }

  const offerButtons = (
    <>
      <Button variant="secondary" onPress={dismiss}>
        Not Right Now
      </Button>
      <Button onPress={() => setRedeemed(BALANCE_BEFORE + freeCreditOfferAmount)}>Accept Credits</Button>
    </>
  );
  const redeemedButtons = (
    <>
      <Button variant="secondary" onPress={leave}>
        Credit History
      </Button>
      <Button onPress={leave}>Done</Button>
    </>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {visits.map((next) => (
        <Button key={next.label} variant="secondary" size="small" onPress={() => begin(next)}>
          {next.label}
        </Button>
      ))}
      <p role="status" className="w-full text-ink-soft text-sm">
        {visit.label}: {isDue ? 'due' : 'not due'}
      </p>
      <NamedModal
        modal={modals.freeCredit}
        title={redeemed === undefined ? undefined : 'Credits Redeemed'}
        footer={redeemed === undefined ? offerButtons : redeemedButtons}
      >
        <p>
          {redeemed === undefined
            ? `${freeCreditOfferAmount} credits are waiting for you.`
            : `Your total balance: ${redeemed} credits`}
        </p>
      </NamedModal>
    </div>
  );
}
