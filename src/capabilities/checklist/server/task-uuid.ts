import { createHash } from 'node:crypto';

/**
 * The id of a task that is shown before it is written: made from its list and its key, so that whoever ticks it means the
 * same row.
 */
export function taskUuid(seed: string, name: string): string {
  const hash = createHash('sha256').update(`checklist ${seed} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
