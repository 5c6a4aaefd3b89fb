import { useEffect } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { formatUsPhone } from '#base/validation/phone.ts';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { useOverlay, useStands } from '#ui/use-overlay.ts';
import { PhoneOptInForm } from '../../parts/phone-opt-in-form.tsx';
import { TEXT_MESSAGES_ASKED } from '../../rules/setting-keys.ts';

export function TextMessageOptInModal({ phoneNumber }: { phoneNumber: string | null }) {
  const { close } = useOverlay(modals.textMessageOptIn);
  const stands = useStands(modals.textMessageOptIn);

  // Showing it is what counts as asked.
  useEffect(() => {
    if (!stands) return;
    api.identity.vendorUser
      .writeSetting({ key: TEXT_MESSAGES_ASKED })
      .catch((error: unknown) => reportError('text-message-opt-in', error));
  }, [stands]);

  function celebrate(optedIn: string) {
    close();
    toastStore.show({
      tone: 'positive',
      message: `Text messages are on for ${formatUsPhone(optedIn).replace(' ', '\u00a0')}.`,
      autoDismissMs: 10_000,
    });
  }

  return (
    <NamedModal modal={modals.textMessageOptIn}>
      <p className="mb-5 text-ink-soft">Get a text when a couple messages you.</p>
      <PhoneOptInForm phoneNumber={phoneNumber} onOptedIn={celebrate} />
    </NamedModal>
  );
}
