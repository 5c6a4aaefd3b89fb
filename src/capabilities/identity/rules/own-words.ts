import { foldedText, plainPasswords } from './plain-password.ts';

/** Words that anybody would try here first. */
const HOUSE_WORDS = ['ampersand', 'wedding', 'bride', 'groom'];

const SHORTEST_WORD = 3;
/** Whoever adds this much to their name has thought of something. */
const ENOUGH_LETTERS = 4;
/** A day, a year or a phone number without its area code is no secret. */
const ENOUGH_DIGITS = 9;

export type PasswordOwner = { email: string; firstName: string; lastName: string };

/** The words that a stranger can know of an account, the longest first. */
export function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const at = email.lastIndexOf('@');
  // Without the last part: '.com' is nobody's word.
  const domain = email
    .slice(at + 1)
    .split('.')
    .slice(0, -1);
  const told = [email.slice(0, Math.max(at, 0)), ...domain, firstName, lastName].map(foldedText);
  const words = told.flatMap((text) => [text.replaceAll(/[^\p{L}]/gu, ''), ...text.split(/[^\p{L}]+/u)]);
  return [...new Set([...words, ...HOUSE_WORDS])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
}

const countOf = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** Nothing but words of the account, with a few digits, signs or letters around them. */
export function isMadeOfOwnWords(password: string, owner: PasswordOwner): boolean {
  const words = ownWords(owner);
  return plainPasswords(password).some((plain) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
    return (
      rest !== plain && countOf(rest, /\p{L}/gu) < ENOUGH_LETTERS && countOf(rest, /\p{N}/gu) < ENOUGH_DIGITS
    );
  });
}
