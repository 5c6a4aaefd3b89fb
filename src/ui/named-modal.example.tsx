import { useState } from 'react';
import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { FreeCreditExample } from './example/free-credit-example.tsx';
import { HeldValue } from './example/held-value.tsx';
import { ModalRequests } from './example/modal-requests.tsx';
import { TextMessageExample } from './example/text-message-example.tsx';
import { modals } from './modals.ts';
import { NamedModal } from './named-modal.tsx';
import { closeModal } from './overlay-manager.ts';
import { UnansweredMessagesToast } from './unanswered-messages-toast.tsx';
import { useMayShow, useOpenWhenDue, useOverlay } from './use-overlay.ts';

/** Those whose content comes with their capability; the others stand in examples of their own. */
const plainModals = [
  modals.auth,
  modals.cart,
  modals.publishRegistry,
  modals.setShippingAddress,
  modals.shippingExclusion,
  modals.bookingStatusReminder,
  modals.twoFactor,
];

function Reminder() {
  const [isDue, setDue] = useState(false);
  const { open } = useOverlay(modals.cart);
  useOpenWhenDue(modals.bookingStatusReminder, isDue, () => setDue(false));
  return (
    <Button
      variant="secondary"
      onPress={() => {
        open();
        setDue(true);
      }}
    >
      Open cart while the booking reminder falls due
    </Button>
  );
}

function OpenState() {
  const noModal = useMayShow({ needs: 'no-modal' });
  const nothing = useMayShow({ needs: 'no-modal-or-toast' });
  return (
    <p>
      No modal is open: {noModal ? 'yes' : 'no'}. No modal or toast is open: {nothing ? 'yes' : 'no'}.
    </p>
  );
}

export const examples: readonly Example[] = [
  {
    title: 'Every frame',
    render: () => (
      <>
        <ModalRequests />
        {plainModals.map((modal) => (
          <NamedModal
            key={modal.name}
            modal={modal}
            footer={<Button onPress={() => closeModal(modal)}>Done</Button>}
          >
            <p className="pb-3">Ask for another one from here:</p>
            <ModalRequests />
          </NamedModal>
        ))}
      </>
    ),
  },
  { title: 'What is open', render: () => <OpenState /> },
  { title: 'A modal that waits for its turn', render: () => <Reminder /> },
  { title: 'Free credits', render: () => <FreeCreditExample /> },
  { title: 'Text message opt-in', render: () => <TextMessageExample /> },
  {
    title: 'Unanswered messages',
    render: () => (
      <HeldValue initial={0}>
        {(count, setCount) => (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onPress={() => setCount(count + 1)}>
              One more unanswered message
            </Button>
            <Button variant="secondary" onPress={() => setCount(count - 1)} isDisabled={count === 0}>
              One less
            </Button>
            <UnansweredMessagesToast count={count} to="/wedding-vendors/inquiries/active" />
          </div>
        )}
      </HeldValue>
    ),
  },
];
