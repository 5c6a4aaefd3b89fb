import { useIsMutating, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ownListingsQuery } from '#app/queries.ts';
import { isTextMessageOptInDue } from '#ui/modal-conditions.ts';
import { modals } from '#ui/modals.ts';
import { useOpenWhenDue, useOverlay } from '#ui/use-overlay.ts';
import { vendorSettingQuery } from '../../queries.ts';
import { TEXT_MESSAGES_ASKED } from '../../rules/setting-keys.ts';
import { useVendorUser } from './use-vendor-user.ts';

// Shown once in a vendor's life, so the other visits do without its code.
const TextMessageOptInModal = lazy(async () => ({
  default: (await import('./text-message-opt-in-modal.tsx')).TextMessageOptInModal,
}));

/** Asked once; the modal itself says that it was. */
function TextMessageOptIn() {
  const { isOpen } = useOverlay(modals.textMessageOptIn);
  const [wasOpened, setWasOpened] = useState(false);
  const { context: vendor } = useVendorUser();
  const { data: shown } = useQuery(vendorSettingQuery(TEXT_MESSAGES_ASKED));
  const isDue =
    vendor !== null &&
    shown !== undefined &&
    isTextMessageOptInDue({
      isAuthenticated: true,
      hasPublishedListing: true,
      isOptedIn: vendor.settings.smsOptedInAt !== null,
      isUnsubscribed: vendor.settings.phoneUnsubscribed,
      wasShown: shown.flag,
    });
  // What was pressed before may be answered by asking for a code, and two dialogs would stand on each other.
  const isActing = useIsMutating() > 0;
  const [mayAsk, setMayAsk] = useState(false);
  if (isDue && !isActing && !mayAsk) setMayAsk(true);
  useOpenWhenDue(modals.textMessageOptIn, isDue && mayAsk);

  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);

  if (!vendor || !wasOpened) return null;
  return (
    <Suspense>
      <TextMessageOptInModal phoneNumber={vendor.phoneNumber} />
    </Suspense>
  );
}

/** Asks vendors whose listing couples can see. */
export function TextMessageOptInHost() {
  const { data: listings = [] } = useQuery(ownListingsQuery);
  return listings.some(({ published }) => published) ? <TextMessageOptIn /> : null;
}
