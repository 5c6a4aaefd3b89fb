import { createHash } from 'node:crypto';

/** A token has 256 random bits, so a plain hash is enough and the database never holds what opens a door. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
