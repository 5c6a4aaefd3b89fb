import { useState } from 'react';
import { Button } from '../button.tsx';
import { modals } from '../modals.ts';
import { openModal } from '../overlay-manager.ts';
import { toastStore } from '../toast-store.ts';

/** Asks for any modal from wherever it stands, within an open one too, and says what came of it. */
export function ModalRequests() {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {Object.values(modals).map((modal) => (
          <Button
            key={modal.name}
            variant="secondary"
            size="small"
            onPress={() => setAnswer(`${modal.name}: ${openModal(modal) ? 'opened' : 'has to wait'}`)}
          >
            {modal.name}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          onPress={() => toastStore.show({ id: 'saved', tone: 'positive', message: 'Saved' })}
        >
          A toast
        </Button>
      </div>
      <p role="status" className="min-h-7 pt-2 text-ink-soft text-sm">
        {answer}
      </p>
    </>
  );
}
