import type { SyncAnswer } from '../../../contract/phone.contract.ts';
import type { DayOperation } from '../../../rules/day-operations.ts';

type Told = { added?: readonly DayOperation[]; answer?: SyncAnswer };

/** Two pages of one phone show the same, with a line or without. */
export function openPhoneTabs(door: string) {
  const channel = new BroadcastChannel(`ampersand-day ${door}`);
  return {
    tell: (told: Told) => channel.postMessage(told),
    listen(hear: (told: Told) => void): void {
      channel.onmessage = ({ data }) => hear(data as Told);
    },
    close: () => channel.close(),
  };
}
