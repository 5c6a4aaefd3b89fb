import { useState } from 'react';
import { useSingleKeys } from '#app/use-single-keys.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Verdict } from '../../rules/verdicts.ts';
import type { Queue } from './use-queue.ts';

const STORAGE_KEY = 'queue_shortcuts';

/** Single keys get in the way of some people's tools: whoever switches them off finds them off. */
function areOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Storage can be switched off; then they stay as they are for this visit.
  }
}

/** Triage without the mouse. A verdict is about everything selected, else about what is open. */
export function useQueueKeys(queue: Queue, onAsk: () => void) {
  const isHydrated = useHydrated();
  const [setting, setSetting] = useState<boolean>();
  const isOn = setting ?? (isHydrated ? areOn() : true);
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
    isOn,
  );
  return {
    isOn,
    setOn: (next: boolean) => {
      setSetting(next);
      remember(next);
    },
  };
}
