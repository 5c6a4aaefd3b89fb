import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of time and chance, so that tests can travel and repeat. */
export type Clock = {
  now(): Date;
  /** For keys, never for secrets: those made together resemble each other, which keeps indexes dense and long lists small. */
  uuid(): string;
  /** URL-safe secret with `bytes` bytes of entropy. */
  token(bytes?: number): string;
  /** A code of six digits, as people read it from a message. */
  code(): string;
};

export const systemClock: Clock = {
  now: () => new Date(),
  uuid: () => v7(),
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
};
