import { formatUsPhone } from '#base/validation/phone.ts';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { useOverlay } from '#ui/use-overlay.ts';
import { PhoneOptInForm } from '../../parts/phone-opt-in-form.tsx';

export function TextMessageOptInModal({ phoneNumber }: { phoneNumber: string | null }) {
  const { close } = useOverlay(modals.textMessageOptIn);

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
