import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { CalendarFeed } from '../../contract.ts';
import { calendarQuery } from '../../queries.ts';
import { feedStateWords, feedTroubleWords } from '../../rules/feed-state.ts';

interface FeedRowProps {
  uuid: string;
  feed: CalendarFeed;
  canEdit: boolean;
}

/** One calendar: how it stands, and what can be done about it. */
export function FeedRow({ uuid, feed, canEdit }: FeedRowProps) {
  const { name, host } = feed;
  const [isRemoving, setRemoving] = useState(false);
  const isHydrated = useHydrated();
  const refreshes = [calendarQuery(uuid).queryKey];
  const read = useAction({
    run: () => api.calendars.readFeed({ uuid, feedUuid: feed.uuid }),
    refreshes,
    done: (_nothing, answer) =>
      feedTroubleWords(answer) ??
      `${name}: ${feedStateWords(answer, new Date(answer.readAt)).toLowerCase()}.`,
  });
  const remove = useAction({
    run: () => api.calendars.removeFeed({ uuid, feedUuid: feed.uuid }),
    refreshes,
    done: `${name} is no longer connected.`,
    onDone: () => setRemoving(false),
  });
  const trouble = feedTroubleWords(feed);
  return (
    <li className="border-line border-t pt-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="break-words font-semibold">{name}</p>
          <p className="break-words text-ink-soft text-sm">{host}</p>
          {/* The server knows no clock of the reader. */}
          <p className="min-h-5.5 text-ink-soft text-sm">{isHydrated && feedStateWords(feed, new Date())}</p>
        </div>
        {canEdit && (
          <>
            <IconButton
              label={`Read ${name} now`}
              icon={<RefreshCw size={18} className={read.isPending ? 'animate-spin' : undefined} />}
              isDisabled={read.isPending}
              onPress={() => read.mutate()}
            />
            <IconButton
              label={`Remove ${name}`}
              icon={<Trash2 size={18} />}
              onPress={() => setRemoving(true)}
            />
          </>
        )}
      </div>
      {trouble && (
        <Notice tone={feed.isFailing ? 'error' : 'warn'} isLive={false} className="mt-2 text-sm">
          {trouble}
        </Notice>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirmLabel="Remove calendar"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        >
          Days that are taken only there will show as free. Your own calendar isn’t changed.
        </ConfirmDialog>
      )}
    </li>
  );
}
