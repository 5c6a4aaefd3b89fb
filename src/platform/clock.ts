import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of time and chance, so that tests can travel and repeat. */
export type Clock = {
  now(): Date;
  uuid(): string;
  /** URL-safe secret with `bytes` bytes of entropy. */
  token(bytes?: number): string;
  /** A code of six digits, as people read it from a message. */
  code(): string;
};

export const systemClock: Clock = {
  now: () => new Date(),
  uuid: () => randomUUID(),
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
};
