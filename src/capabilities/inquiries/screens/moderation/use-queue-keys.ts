import { useState } from 'react';
import { singleKeysOf } from '#app/single-keys.ts';
import { useSingleKeys } from '#app/use-single-keys.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import type { Verdict } from '../../rules/verdicts.ts';
import { canDecide } from './queue-view.ts';
import type { Queue } from './use-queue.ts';

const queueKeys = singleKeysOf('queue_shortcuts');

/** Triage without the mouse. A letter does what its button does: about what is open; with Shift, about everything selected. */
export function useQueueKeys(queue: Queue, onAsk: () => void) {
  const isHydrated = useHydrated();
  const [setting, setSetting] = useState<boolean>();
  const isOn = setting ?? (isHydrated ? queueKeys.areOn() : true);
  const { shown, current, chosen, open, decide } = queue;
  const at = shown.findIndex(({ uuid }) => uuid === current?.uuid);
  const currentOnly = current ? [current] : [];
  const step = (by: number) => {
    const next = shown[at + by];
    if (next) void open(next.uuid);
  };
  const give = (about: readonly ModerationItem[], verdict: Verdict) => {
    decide(
      about.filter(canDecide).map(({ uuid }) => uuid),
      verdict,
    );
  };
  useSingleKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      x: () => current && canDecide(current) && queue.toggle(current.uuid),
      a: () => give(currentOnly, 'APPROVE'),
      b: () => give(currentOnly, 'BLOCK'),
      A: () => give(chosen, 'APPROVE'),
      B: () => give(chosen, 'BLOCK'),
      z: () => queue.undoLast(),
      2: () => current && !current.secondLook && onAsk(),
    },
    queueKeys,
  );
  return {
    isOn,
    setOn: (next: boolean) => {
      setSetting(next);
      queueKeys.switchTo(next);
    },
  };
}
