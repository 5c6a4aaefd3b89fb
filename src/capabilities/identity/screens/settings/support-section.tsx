import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { MomentText } from '#app/moment-text.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ACCOUNT_KEYS, impersonationsQuery, profileQuery } from '../../queries.ts';
import { SupportLog } from './support-log.tsx';

function WriteAccess({ until }: { until: string | null }) {
  const grant = useAction({
    run: () => api.identity.support.grantWriteAccess(),
    refreshes: ACCOUNT_KEYS,
    done: 'Support staff can make changes for 60 minutes.',
  });
  const withdraw = useAction({
    run: () => api.identity.support.withdrawWriteAccess(),
    refreshes: ACCOUNT_KEYS,
    done: 'Support staff can only view again.',
  });
  const isGranted = until !== null && new Date(until) > new Date();
  if (!isGranted) {
    return (
      <Button variant="secondary" isPending={grant.isPending} onPress={() => grant.mutate()}>
        Allow changes for 60 minutes
      </Button>
    );
  }
  return (
    <Notice
      tone="warn"
      isLive={false}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={withdraw.isPending}
          onPress={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      }
    >
      Support staff can make changes in your account until <MomentText at={until} />.
    </Notice>
  );
}

export function SupportSection() {
  const profile = useQuery(profileQuery);
  const impersonations = useQuery(impersonationsQuery);
  return (
    <SettingsSection
      id="support-access"
      title="Support access"
      lead="To help you, support staff can view your account, with a reason. They can’t change anything unless you allow it."
    >
      <Loaded
        query={profile}
        label="this permission"
        skeleton={<Skeleton className="h-11 w-64 rounded-full" />}
      >
        {({ supportWriteUntil }) => <WriteAccess until={supportWriteUntil} />}
      </Loaded>
      <h3 className="mt-8 mb-2">Who viewed it, and why</h3>
      <Loaded query={impersonations} label="the log" skeleton={<Skeleton className="h-6.5 w-full" />}>
        {(entries) => <SupportLog entries={entries} />}
      </Loaded>
    </SettingsSection>
  );
}
