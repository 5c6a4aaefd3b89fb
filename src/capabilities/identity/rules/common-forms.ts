import { PASSWORD_MIN_LENGTH } from '#base/validation/password.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { plainPasswords } from './plain-password.ts';

/** A word of the list as the filter holds it; nothing for one that the specification's rules refuse anyway. */
export function listedForm(word: string): string | undefined {
  return characterCount(word) >= PASSWORD_MIN_LENGTH ? word.toLowerCase() : undefined;
}

/** Everything a password is looked up as: as it is, as it is read, and each without the digits and signs around it. */
export function commonForms(password: string): string[] {
  const read = [password.toLowerCase(), ...plainPasswords(password)];
  const bare = read.map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return [...new Set([...read, ...bare])].filter((form) => listedForm(form) !== undefined);
}
