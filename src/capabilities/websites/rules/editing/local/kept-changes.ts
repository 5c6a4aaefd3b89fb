import type { SiteOperation } from '../operations.ts';
import type { HeldChange } from './held-changes.ts';

export type Batch = { batchUuid: string; operations: SiteOperation[] };

/** All that the server does not have yet, as it is kept on a device. */
export type KeptChanges = {
  /** Sent, and not acknowledged. */
  sending: Batch | null;
  waiting: SiteOperation[];
  held: HeldChange[];
};

export const NOTHING_KEPT: KeptChanges = { sending: null, waiting: [], held: [] };

export function isNothing({ sending, waiting, held }: KeptChanges): boolean {
  return sending === null && waiting.length === 0 && held.length === 0;
}

/** What an earlier visit left; nothing where it cannot be read. */
export function readKept(text: string | null): KeptChanges {
  try {
    const kept: Partial<KeptChanges> | null = JSON.parse(text ?? 'null');
    if (!kept || !Array.isArray(kept.waiting) || !Array.isArray(kept.held)) return NOTHING_KEPT;
    return { sending: kept.sending ?? null, waiting: kept.waiting, held: kept.held };
  } catch {
    return NOTHING_KEPT;
  }
}

export function countKept({ sending, waiting, held }: KeptChanges): number {
  return (sending?.operations.length ?? 0) + waiting.length + held.length;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** Each further try waits twice as long. */
export function pauseBefore(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_PAUSE_MS);
}

/** Whether another try can help: no connection, a busy or broken server, a session that ended. */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || status >= 500 || [401, 408, 409, 425, 429].includes(status);
}
