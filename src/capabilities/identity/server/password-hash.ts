import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '#platform/platform.ts';

/** What the library recommends today, written down so that an update of it cannot change it unnoticed. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** One way for the auth library and for us, so that each can read what the other wrote. */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return hash(password, cost);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
