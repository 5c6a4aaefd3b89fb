import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { api } from '#app/api.ts';
import type { Api } from '#app/api-type.ts';
import { Loaded } from '#app/loaded.tsx';
import { MomentText } from '#app/moment-text.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ACCOUNT_KEYS, sessionsQuery } from '../../queries.ts';

type Session = Awaited<ReturnType<Api['identity']['account']['listSessions']>>[number];

function SessionRow({ session }: { session: Session }) {
  const { id, current, device, lastSeenAt } = session;
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Laptop;
  const revoke = useAction({
    run: () => api.identity.account.revokeSession({ id }),
    refreshes: ACCOUNT_KEYS,
    done: `Signed out ${device}.`,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <Icon size={24} className="text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold">{device}</p>
        <p className="text-ink-soft text-sm">
          Last seen <MomentText at={lastSeenAt} />
        </p>
      </div>
      {current ? (
        <Badge variant="green">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={revoke.isPending}
          onPress={() => revoke.mutate()}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const revokeOthers = useAction({
    run: () => api.identity.account.revokeOtherSessions(),
    refreshes: ACCOUNT_KEYS,
    done: 'Signed out all your other devices.',
  });
  const sorted = sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
  return (
    <>
      <ul>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          isPending={revokeOthers.isPending}
          onPress={() => revokeOthers.mutate()}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

export function DevicesSection() {
  const sessions = useQuery(sessionsQuery);
  return (
    <SettingsSection
      id="devices"
      title="Devices"
      lead="Where you’re signed in. Devices you don’t use for 14 days are signed out. If one isn’t yours, sign it out and change your password."
    >
      <Loaded query={sessions} label="your devices" skeleton={<Skeleton className="h-14 w-full" />}>
        {(list) => <Sessions sessions={list} />}
      </Loaded>
    </SettingsSection>
  );
}
