import { useState } from 'react';
import { Button } from '../button.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { isTextMessageOptInDue, type TextMessageOptInFacts } from '../modal-conditions.ts';
import { modals } from '../modals.ts';
import { NamedModal } from '../named-modal.tsx';
import { closeModal } from '../overlay-manager.ts';
import { toastStore } from '../toast-store.ts';
import { useOpenWhenDue } from '../use-overlay.ts';

const unknown: TextMessageOptInFacts = {
  isAuthenticated: false,
  hasPublishedListing: false,
  isOptedIn: false,
  isUnsubscribed: false,
  wasShown: false,
};
const facts = [
  { name: 'isOptedIn', label: 'Already opted in' },
  { name: 'isUnsubscribed', label: 'Unsubscribed' },
  { name: 'wasShown', label: 'Shown before' },
  { name: 'hasPublishedListing', label: 'Has a published listing' },
  { name: 'isAuthenticated', label: 'Is authenticated' },
] as const;

/** Every fact that the modal depends on; it comes in the moment the last one fits. */
export function TextMessageExample() {
  const [known, setKnown] = useState(unknown);
  useOpenWhenDue(modals.textMessageOptIn, isTextMessageOptInDue(known), () =>
    setKnown((last) => ({ ...last, wasShown: true })),
  );

  function optIn() {
    closeModal(modals.textMessageOptIn);
    toastStore.show({ tone: 'positive', message: 'You’ll get text notifications', autoDismissMs: 5000 });
  }

  return (
    <>
      {facts.map(({ name, label }) => (
        <CheckboxField
          key={name}
          label={label}
          value={known[name]}
          onChange={(isTrue) => setKnown({ ...known, [name]: isTrue })}
        />
      ))}
      <NamedModal modal={modals.textMessageOptIn} footer={<Button onPress={optIn}>Get texts</Button>}>
        <p>A text message for every new lead.</p>
      </NamedModal>
    </>
  );
}
