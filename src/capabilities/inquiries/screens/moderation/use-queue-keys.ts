import { useState } from 'react';
import { singleKeysOf } from '#app/single-keys.ts';
import { useSingleKeys } from '#app/use-single-keys.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Verdict } from '../../rules/verdicts.ts';
import type { Queue } from './use-queue.ts';

const queueKeys = singleKeysOf('queue_shortcuts');

/** Triage without the mouse. A verdict is about everything selected, else about what is open. */
export function useQueueKeys(queue: Queue, onAsk: () => void) {
  const isHydrated = useHydrated();
  const [setting, setSetting] = useState<boolean>();
  const isOn = setting ?? (isHydrated ? queueKeys.areOn() : true);
  const { shown, current, chosen, open, decide } = queue;
  const at = shown.findIndex(({ uuid }) => uuid === current?.uuid);
  const step = (by: number) => {
    const next = shown[at + by];
    if (next) void open(next.uuid);
  };
  const give = (verdict: Verdict) => {
    const about = chosen.length > 0 ? chosen : shown.slice(at, at + 1);
    decide(
      about.filter(({ secondLook }) => !secondLook?.isYours).map(({ uuid }) => uuid),
      verdict,
    );
  };
  useSingleKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      x: () => current && queue.toggle(current.uuid),
      a: () => give('APPROVE'),
      b: () => give('BLOCK'),
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
