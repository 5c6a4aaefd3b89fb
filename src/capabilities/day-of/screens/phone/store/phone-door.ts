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

/** The client stands in this page’s own files: it is there without a line, and after the next version came out. */
export const memberDoor: PhoneDoor = {
  key: 'member',
  isHelper: false,
  readPack: () => apiClient.dayOf.readDayPack(),
  sync: (sent) => apiClient.dayOf.syncDay(sent),
};

export function helperDoor(token: string): PhoneDoor {
  return {
    key: token.toLowerCase(),
    isHelper: true,
    readPack: () => apiClient.dayOf.readHelperPack({ token }),
    sync: (sent) => apiClient.dayOf.syncHelper({ token, ...sent }),
  };
}
