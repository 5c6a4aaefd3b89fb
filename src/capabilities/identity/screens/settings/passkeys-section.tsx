import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { makePasskey, useLacksPasskeys } from '#app/passkeys.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PASSKEYS_KEY, passkeysQuery } from '../../queries.ts';
import { type Passkey, PasskeyRow } from './passkey-row.tsx';

const KNOWN_HERE = 'This device already has a passkey for your account.';

async function addPasskey(): Promise<Passkey | undefined> {
  const made = await makePasskey();
  return made && api.identity.passkey.finish(made);
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [namedId, setNamedId] = useState<string>();
  const isLacking = useLacksPasskeys();
  const add = useAction({
    run: addPasskey,
    refreshes: [PASSKEYS_KEY],
    done: (_, added) => added && 'Passkey added. Next time, log in with it.',
    onDone: (added) => setNamedId(added?.id),
    failure: (error) => (error.name === 'InvalidStateError' ? KNOWN_HERE : undefined),
  });
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mb-4">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isNaming={passkey.id === namedId}
              onNaming={(isNaming) => setNamedId(isNaming ? passkey.id : undefined)}
            />
          ))}
        </ul>
      )}
      {isLacking ? (
        <p className="text-ink-soft">This browser doesn’t support passkeys. Try a newer one.</p>
      ) : (
        <Button
          variant={passkeys.length > 0 ? 'secondary' : 'primary'}
          isPending={add.isPending}
          pendingLabel="Waiting for your device"
          onPress={() => add.mutate()}
        >
          Add a passkey
        </Button>
      )}
    </>
  );
}

export function PasskeysSection() {
  const passkeys = useQuery(passkeysQuery);
  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      lead="Log in with your fingerprint, face, or screen lock. There’s nothing to type, and no code to wait for."
    >
      <Loaded query={passkeys} label="your passkeys" skeleton={<Skeleton className="h-11 w-full" />}>
        {(list) => <Passkeys passkeys={list} />}
      </Loaded>
    </SettingsSection>
  );
}
