import { CODE_LETTERS, codeLetters } from '#base/code-letters.ts';

/** 40 bits: enough beside the last name that is asked for with it. */
const LENGTH = 8;
/** Spaces and dashes that somebody may put in. */
const LONGEST = 40;
const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${LENGTH}}$`);

/** From five random bytes. */
export function shortCodeOf(bytes: Uint8Array): string {
  return codeLetters(bytes, LENGTH);
}

/** As it is printed: K7QX-2MFD. */
export function showShortCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The code in what somebody typed from paper, whatever case and gaps, with O for 0 and I or L for 1; undefined where there is none. */
export function readShortCode(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}−.]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return PATTERN.test(code) ? code : undefined;
}
