import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '#app/api.ts';
import type { Api } from '#app/api-type.ts';
import { Loaded } from '#app/loaded.tsx';
import { MomentText } from '#app/moment-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { exportsQuery } from '../../queries.ts';

type AccountExport = Awaited<ReturnType<Api['identity']['account']['listExports']>>[number];

const POLL_MS = 3_000;

function ExportRow({ archive }: { archive: AccountExport }) {
  const { id, state, requestedAt, expiresAt } = archive;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <p className="min-w-0 grow basis-52">
        Requested <MomentText at={requestedAt} />
        {state === 'READY' && (
          <span className="block text-ink-soft text-sm">
            Available until <MomentText at={expiresAt} />
          </span>
        )}
      </p>
      {state === 'PREPARING' && <Badge variant="gold">In progress</Badge>}
      {state === 'EXPIRED' && <Badge>Deleted</Badge>}
      {state === 'READY' && (
        <a
          href={`/web-api/v1/account/export/${encodeURIComponent(id)}/download`}
          download
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <Download size={16} aria-hidden="true" />
          Download
        </a>
      )}
    </li>
  );
}

export function ExportList() {
  const archives = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((archive) => archive.state === 'PREPARING') ? POLL_MS : false,
  });
  const request = useAction({
    run: () => api.identity.account.requestExport(),
    refreshes: [exportsQuery.queryKey],
    done: 'We’re collecting your data. You’ll get an email when it’s ready.',
  });
  const isPreparing = archives.data?.some(({ state }) => state === 'PREPARING') ?? false;
  return (
    <>
      <p className="mt-1 mb-3 max-w-reading text-ink-soft">
        One file with everything we have about you. It usually takes a minute, and we keep it for seven days.
      </p>
      <Button
        variant="secondary"
        isPending={request.isPending}
        isDisabled={isPreparing}
        onPress={() => request.mutate()}
      >
        Request my data
      </Button>
      <div aria-live="polite" className="mt-3">
        <Loaded query={archives} label="your archives" skeleton={<Skeleton className="h-6.5 w-2/3" />}>
          {(list) => (
            <ul>
              {list.map((archive) => (
                <ExportRow key={archive.id} archive={archive} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </>
  );
}
