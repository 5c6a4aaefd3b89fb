/** NUL, and halves of characters (lone surrogates). */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Text as it is stored: without blank edges, and without what PostgreSQL cannot hold. Forms judge and send the same. */
export function storedText(text: string): string {
  return text.replace(UNSTORABLE, '').trim();
}
