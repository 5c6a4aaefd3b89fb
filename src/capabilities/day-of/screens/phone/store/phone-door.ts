import { apiClient } from '#app/api-client.ts';
import type { DayPack, SyncAnswer } from '../../../contract/phone.contract.ts';
import type { DayOperation } from '../../../rules/day-operations.ts';

type Sent = { cursor: number; operations: DayOperation[] };

/** By what this phone comes in. */
export type PhoneDoor = {
  /** What its records are kept under. */
  key: string;
  isHelper: boolean;
  readPack: () => Promise<DayPack>;
  sync: (sent: Sent) => Promise<SyncAnswer>;
};

/** A line that takes a call and never answers would hold up everything after it. */
const LONGEST_CALL_MS = 15_000;

function within<Answer>(call: (options: { signal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([call({ signal }), late]);
}

/** The client stands in this page’s own files: it is there without a line, and after the next version came out. */
export const memberDoor: PhoneDoor = {
  key: 'member',
  isHelper: false,
  readPack: () => within((options) => apiClient.dayOf.readDayPack(undefined, options)),
  sync: (sent) => within((options) => apiClient.dayOf.syncDay(sent, options)),
};

export function helperDoor(token: string): PhoneDoor {
  return {
    key: token.toLowerCase(),
    isHelper: true,
    readPack: () => within((options) => apiClient.dayOf.readHelperPack({ token }, options)),
    sync: (sent) => within((options) => apiClient.dayOf.syncHelper({ token, ...sent }, options)),
  };
}
