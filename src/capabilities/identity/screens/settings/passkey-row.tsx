import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '#app/api.ts';
import type { Api } from '#app/api-type.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { MomentText } from '#app/moment-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { PASSKEYS_KEY } from '../../queries.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

export type Passkey = Awaited<ReturnType<Api['identity']['passkey']['list']>>[number];

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useAction({
    run: () => api.identity.passkey.remove({ id }),
    refreshes: [PASSKEYS_KEY],
    done: `Removed ${name}.`,
  });
  return (
    <ConfirmDialog
      title="Remove this passkey?"
      confirmLabel="Remove passkey"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p className="break-words">
        “{name}” won’t open your account anymore. Delete it from your device or password manager, too.
      </p>
    </ConfirmDialog>
  );
}

function Dates({ createdAt, lastUsedAt }: Passkey) {
  return (
    <p className="text-ink-soft text-sm">
      Added <MomentText at={createdAt} />
      <br />
      {lastUsedAt ? (
        <>
          Last used <MomentText at={lastUsedAt} />
        </>
      ) : (
        'Not used yet'
      )}
    </p>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
}

export function PasskeyRow({ passkey, isNaming, onNaming }: PasskeyRowProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { name } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <KeyRound size={24} className="text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 grow basis-48">
        {isNaming ? (
          <PasskeyNameForm passkey={passkey} onDone={() => onNaming(false)} />
        ) : (
          <>
            <p className="break-words font-semibold">{name}</p>
            <Dates {...passkey} />
          </>
        )}
      </div>
      {!isNaming && (
        <div className="ms-auto flex gap-3">
          <Button variant="quiet" size="small" onPress={() => onNaming(true)} aria-label={`Rename ${name}`}>
            Rename
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => setRemoving(true)}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </div>
      )}
      {isRemoving && <RemovePasskey passkey={passkey} onClose={() => setRemoving(false)} />}
    </li>
  );
}
