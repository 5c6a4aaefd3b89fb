import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { plural } from '#base/text.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { BulkChoice } from './bulk-bar.tsx';
import { readListsAnew } from './lead-cache.ts';
import { LEADS_KEY } from './lead-queries.ts';
import { tellDone, tellFailure } from './lead-toast.ts';
import type { Closing } from './use-lead-actions.ts';
import type { LeadSelection } from './use-lead-selection.ts';

export type BulkAction =
  | { kind: 'read' }
  | { kind: 'snooze'; days: SnoozeDays | null }
  | ({ kind: 'decline' } & Closing)
  | ({ kind: 'close'; confirm: boolean } & Closing);

export type Refused = { uuid: string; coupleNames: string; message: string };

/** As many as one call takes. */
const AT_ONCE = 100;

function doneText(action: BulkAction, count: number): string {
  const leads = plural(count, 'lead');
  switch (action.kind) {
    case 'read':
      return `${leads} marked as read.`;
    case 'snooze':
      return action.days === null
        ? `${leads} brought back.`
        : `${leads} snoozed for ${plural(action.days, 'day')}.`;
    case 'decline':
      return `${leads} declined.`;
    case 'close':
      return `${leads} closed.`;
  }
}

/** The same for many leads; those that refused are kept to be named. */
export function useBulk({ leads, clear }: Pick<LeadSelection, 'leads' | 'clear'>) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Exclude<BulkChoice, 'read'>>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isWorking, setWorking] = useState(false);

  async function callAll(uuids: readonly string[], action: BulkAction) {
    const done: string[] = [];
    const failed: { uuid: string; message: string }[] = [];
    for (let from = 0; from < uuids.length; from += AT_ONCE) {
      const answer = await api.leads.bulk({ uuids: uuids.slice(from, from + AT_ONCE), action });
      done.push(...answer.done);
      failed.push(...answer.refused);
    }
    return { done, failed };
  }

  function refresh() {
    readListsAnew(queryClient);
    void queryClient.invalidateQueries({ queryKey: [...LEADS_KEY, 'one'] });
    void queryClient.invalidateQueries({ queryKey: [...LEADS_KEY, 'unread'] });
  }

  function wayBack(action: BulkAction, done: readonly string[]) {
    if (action.kind !== 'snooze' || action.days === null) return undefined;
    return () => void callAll(done, { kind: 'snooze', days: null }).then(refresh, tellFailure);
  }

  /** Throws, so that where it was asked can say what is wrong. */
  async function run(action: BulkAction): Promise<void> {
    setWorking(true);
    try {
      const { done, failed } = await callAll(
        leads.map(({ uuid }) => uuid),
        action,
      );
      const names = new Map(leads.map(({ uuid, coupleNames }) => [uuid, coupleNames]));
      setRefused(failed.map((one) => ({ ...one, coupleNames: names.get(one.uuid) ?? '' })));
      if (done.length > 0) tellDone(doneText(action, done.length), wayBack(action, done));
      clear();
    } finally {
      setWorking(false);
      refresh();
    }
  }

  return {
    run,
    isWorking,
    refused,
    forgetRefused: () => setRefused([]),
    asked,
    /** Seeing asks for nothing more; the rest asks how long, or why. */
    choose: (choice: BulkChoice) => {
      if (choice === 'read') run({ kind: 'read' }).catch(tellFailure);
      else setAsked(choice);
    },
    stopAsking: () => setAsked(undefined),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
