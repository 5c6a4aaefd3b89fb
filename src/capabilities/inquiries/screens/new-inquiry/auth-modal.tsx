import { useEffect, useState } from 'react';
import { LoginForm } from '#capabilities/identity/parts/login-form.tsx';
import { Button } from '#ui/button.tsx';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { openModal } from '#ui/overlay-manager.ts';
import { SignUpToSend } from './sign-up-to-send.tsx';

export interface AuthModalProps {
  /** Sends, and leaves for the conversation. */
  onSignedIn: () => Promise<never>;
  onClose: () => void;
}

/** The account in the middle of an inquiry: the page stays behind it with every word. */
export function AuthModal({ onSignedIn, onClose }: AuthModalProps) {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    openModal(modals.auth);
  }, []);
  return (
    <NamedModal
      modal={modals.auth}
      title={isNew ? 'Where should they reply?' : 'Welcome back'}
      onClose={onClose}
    >
      {isNew ? (
        <SignUpToSend onSignedIn={onSignedIn} />
      ) : (
        <LoginForm onSignedIn={onSignedIn} submitLabel="Log in and send" />
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-1 border-line border-t pt-3 text-ink-soft">
        {isNew ? 'Already have an account?' : 'New here?'}
        <Button variant="quiet" onPress={() => setNew(!isNew)}>
          {isNew ? 'Log in instead' : 'Create an account instead'}
        </Button>
      </p>
    </NamedModal>
  );
}
