import { createHash } from 'node:crypto';

/** As the ledger writes its hashes. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
