import { useState } from 'react';
import { Button } from '../button.tsx';
import { type ModalName, modalFrames } from '../modal-frames.ts';
import { openModal } from '../overlay-manager.ts';
import { toastStore } from '../toast-store.ts';

const names = Object.keys(modalFrames) as ModalName[];

/** Asks for any modal from wherever it stands, within an open one too, and says what came of it. */
export function ModalRequests() {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            onPress={() => setAnswer(`${name}: ${openModal(name) ? 'opened' : 'has to wait'}`)}
          >
            {name}
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
