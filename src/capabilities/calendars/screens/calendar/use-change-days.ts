import { useMemo, useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { Calendar } from '../../contract.ts';
import { calendarQuery } from '../../queries.ts';
import { type ChangedDays, changedWords, withChanges } from '../../rules/changed-days.ts';

type Waiting = ChangedDays & { id: number };

let lastId = 0;

/**
 * Blocks and frees days. What was pressed is shown at once and stays while the server and others answer; each change is
 * about its own days, so nobody takes back what somebody else did.
 */
export function useChangeDays(uuid: string, calendar: Calendar) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const action = useAction({
    run: (change: ChangedDays) => api.calendars.changeDays({ uuid, ...change }),
    refreshes: [calendarQuery(uuid).queryKey],
    scope: `calendar-days:${uuid}`,
    done: (_asked, { blocked, freed }) => {
      const message = changedWords({ block: blocked, free: freed });
      return message === undefined
        ? undefined
        : { message, undo: () => void change({ block: freed, free: blocked }) };
    },
  });

  async function change(days: ChangedDays): Promise<void> {
    lastId += 1;
    const entry = { ...days, id: lastId };
    setWaiting((all) => [...all, entry]);
    // A refusal was told already.
    await action.mutateAsync(days).catch(() => undefined);
    setWaiting((all) => all.filter(({ id }) => id !== entry.id));
  }

  const shown = useMemo(
    () =>
      waiting.length === 0 ? calendar : { ...calendar, blocked: withChanges(calendar.blocked, waiting) },
    [calendar, waiting],
  );
  return { shown, change };
}
