import { useState } from 'react';
import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { type ModalName, modalFrames } from './modal-frames.ts';
import { NamedModal } from './named-modal.tsx';
import { openModal } from './overlay-manager.ts';
import { UnansweredMessagesToast } from './unanswered-messages-toast.tsx';
import { useMayShow, useOpenWhenDue, useOverlay } from './use-overlay.ts';

const names = Object.keys(modalFrames) as ModalName[];

function Frame({ name }: { name: ModalName }) {
  const { close } = useOverlay(name);
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => openModal(name)}>
        {name}
      </Button>
      <NamedModal name={name} footer={<Button onPress={close}>Done</Button>}>
        <p>The content of this modal comes with its capability.</p>
      </NamedModal>
    </>
  );
}

function Reminder() {
  const [isDue, setDue] = useState(false);
  const { open } = useOverlay('cart');
  useOpenWhenDue('bookingStatusReminder', isDue);
  return (
    <Button
      variant="secondary"
      onPress={() => {
        open();
        setDue(!isDue);
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
      <div className="flex flex-wrap gap-3">
        {names.map((name) => (
          <Frame key={name} name={name} />
        ))}
      </div>
    ),
  },
  { title: 'What is open', render: () => <OpenState /> },
  {
    title: 'Opening over an open modal',
    render: () => (
      <Button
        variant="secondary"
        onPress={() => {
          openModal('cart');
          openModal('freeCredit');
        }}
      >
        Open cart, then try free credits
      </Button>
    ),
  },
  { title: 'A modal that waits for its turn', render: () => <Reminder /> },
  {
    title: 'Unanswered messages',
    render: () => (
      <HeldValue initial={0}>
        {(count, setCount) => (
          <>
            <Button variant="secondary" onPress={() => setCount(count + 1)}>
              One more unanswered message
            </Button>
            <UnansweredMessagesToast count={count} />
          </>
        )}
      </HeldValue>
    ),
  },
];
