import { CircleCheck } from 'lucide-react';
import { useRefresh } from '#app/use-refresh.ts';
import { formatUsPhone } from '#base/validation/phone.ts';
import { Card } from '#ui/card.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { vendorUserQuery } from '../queries.ts';
import { PhoneOptInForm } from './phone-opt-in-form.tsx';

export interface PhoneOptInProps {
  phoneNumber: string | null;
  optedInAt: string | null;
}

/** Text messages for a vendor user: on with this number, or the form to turn them on. */
export function PhoneOptIn({ phoneNumber, optedInAt }: PhoneOptInProps) {
  const refresh = useRefresh();

  function celebrate(number: string) {
    toastStore.show({
      tone: 'positive',
      // A number broken over two lines is hard to check.
      message: `Text messages are on for ${formatUsPhone(number).replace(' ', '\u00a0')}.`,
      autoDismissMs: 10_000,
    });
    return refresh(vendorUserQuery.queryKey);
  }

  return (
    <Card as="section" aria-labelledby="texts">
      <h2 id="texts">Text messages</h2>
      {optedInAt && phoneNumber ? (
        <p className="mt-3 flex items-start gap-2.5">
          <CircleCheck size={20} className="mt-0.75 text-green" aria-hidden="true" />
          On for {formatUsPhone(phoneNumber)}. Reply STOP to any message to end them.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-5 text-ink-soft">Get a text when a couple messages you.</p>
          <PhoneOptInForm phoneNumber={phoneNumber} onOptedIn={celebrate} />
        </>
      )}
    </Card>
  );
}
