import { useState } from 'react';
import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { BulkChoice } from './bulk-bar.tsx';
import { AFTER_A_STEP, LEAD_TOAST } from './lead-step.ts';
import type { Closing } from './use-lead-actions.ts';
import type { LeadSelection } from './use-lead-selection.ts';

export type BulkAction =
  | { kind: 'read' }
  | { kind: 'snooze'; days: SnoozeDays | null }
  | ({ kind: 'decline' } & Closing)
  | ({ kind: 'close'; confirm: boolean } & Closing);

type Bulking = { leads: LeadSelection['leads']; action: BulkAction };
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

async function callAll({ leads, action }: Bulking): Promise<{ done: string[]; refused: Refused[] }> {
  const names = new Map(leads.map(({ uuid, coupleNames }) => [uuid, coupleNames]));
  const uuids = [...names.keys()];
  const done: string[] = [];
  const refused: Refused[] = [];
  for (let from = 0; from < uuids.length; from += AT_ONCE) {
    const answer = await api.leads.bulk({ uuids: uuids.slice(from, from + AT_ONCE), action });
    done.push(...answer.done);
    refused.push(...answer.refused.map((one) => ({ ...one, coupleNames: names.get(one.uuid) ?? '' })));
  }
  return { done, refused };
}

/** The same for many leads; those that refused are kept to be named. */
export function useBulk({ leads, clear }: Pick<LeadSelection, 'leads' | 'clear'>) {
  const [asked, setAsked] = useState<Exclude<BulkChoice, 'read'>>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const back = useAction({ run: callAll, refreshes: AFTER_A_STEP, toast: LEAD_TOAST });

  function wayBack({ leads: changed, action }: Bulking, done: readonly string[]) {
    if (action.kind !== 'snooze' || action.days === null) return undefined;
    const again = changed.filter(({ uuid }) => done.includes(uuid));
    return () => back.mutate({ leads: again, action: { kind: 'snooze', days: null } });
  }

  const bulk = {
    run: callAll,
    refreshes: AFTER_A_STEP,
    done: (bulking: Bulking, { done }: { done: string[] }): Done | undefined => {
      if (done.length === 0) return undefined;
      const undo = wayBack(bulking, done);
      return { message: doneText(bulking.action, done.length), ...(undo && { undo }) };
    },
    onDone: (answer: { refused: Refused[] }) => {
      setRefused(answer.refused);
      clear();
    },
    toast: LEAD_TOAST,
  };
  const press = useAction(bulk);
  const submit = useAction({ ...bulk, failure: 'here' });

  return {
    snooze: (days: SnoozeDays) => press.mutateAsync({ leads, action: { kind: 'snooze', days } }),
    /** Throws, so that where it was asked can say what is wrong. */
    end: (action: BulkAction) => submit.mutateAsync({ leads, action }),
    isWorking: press.isPending || submit.isPending,
    refused,
    forgetRefused: () => setRefused([]),
    asked,
    /** Seeing asks for nothing more; the rest asks how long, or why. */
    choose: (choice: BulkChoice) => {
      if (choice === 'read') press.mutate({ leads, action: { kind: 'read' } });
      else setAsked(choice);
    },
    stopAsking: () => setAsked(undefined),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
