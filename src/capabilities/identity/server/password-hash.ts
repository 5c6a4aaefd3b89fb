import { hash, verify } from '@node-rs/argon2';

/** One way for the auth library and for us, so that each can read what the other wrote. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
