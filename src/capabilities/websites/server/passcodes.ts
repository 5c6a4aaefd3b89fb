import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { openSealedText, sealText } from '#platform/seal-text.ts';
import { foldedPasscode, madePasscode } from '../rules/privacy/passcode.ts';

const PURPOSE = 'passcodes of websites';

export function sealPasscode(secret: string, passcode: string): string {
  return sealText(secret, PURPOSE, passcode);
}

/** '' where it cannot be read any more, as after a change of our own secret: then a new one has to be chosen. */
export function openPasscode(secret: string, sealed: string): string {
  return openSealedText(secret, PURPOSE, sealed) ?? '';
}

export function makePasscode({ token }: Pick<Clock, 'token'>): string {
  const bytes = Buffer.from(token(12), 'base64url');
  return madePasscode([bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt32BE(8)]);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long whatever was typed. One that cannot be read opens nothing. */
export function isPasscode(secret: string, sealed: string, typed: string): boolean {
  const known = foldedPasscode(openPasscode(secret, sealed));
  return timingSafeEqual(digest(known), digest(foldedPasscode(typed))) && known !== '';
}
