import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { formatUsPhone } from '#base/validation/phone.ts';
import { isTextMessageOptInDue } from '#ui/modal-conditions.ts';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { useOpenWhenDue, useOverlay } from '#ui/use-overlay.ts';
import { PhoneOptInForm } from '../../parts/phone-opt-in-form.tsx';
import { vendorSettingQuery, vendorUserQuery } from '../../queries.ts';

/** The vendor setting that says it was shown. */
const SHOWN = 'text_message_opt_in_shown';

/** For a vendor user with a published listing: asked once, and showing it is what counts as asked. */
export function TextMessageOptInModal() {
  const { isOpen, close } = useOverlay(modals.textMessageOptIn);
  const { data: vendor } = useQuery(vendorUserQuery);
  const { data: shown } = useQuery(vendorSettingQuery(SHOWN));
  const isDue =
    vendor !== undefined &&
    shown !== undefined &&
    isTextMessageOptInDue({
      isAuthenticated: true,
      hasPublishedListing: true,
      isOptedIn: vendor.settings.smsOptedInAt !== null,
      isUnsubscribed: vendor.settings.phoneUnsubscribed,
      wasShown: shown.flag,
    });
  useOpenWhenDue(modals.textMessageOptIn, isDue);

  useEffect(() => {
    if (!isOpen) return;
    api.identity.vendorUser
      .writeSetting({ key: SHOWN })
      .catch((error: unknown) => reportError('text-message-opt-in', error));
  }, [isOpen]);

  function celebrate(phoneNumber: string) {
    close();
    toastStore.show({
      tone: 'positive',
      message: `Text messages are on for ${formatUsPhone(phoneNumber).replace(' ', '\u00a0')}.`,
      autoDismissMs: 10_000,
    });
  }

  if (!vendor || !shown) return null;
  return (
    <NamedModal modal={modals.textMessageOptIn}>
      <p className="mb-5 text-ink-soft">Get a text when a couple messages you.</p>
      <PhoneOptInForm phoneNumber={vendor.phoneNumber} onOptedIn={celebrate} />
    </NamedModal>
  );
}
