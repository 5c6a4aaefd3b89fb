/** NUL, halves of characters (lone surrogates), and signs that nobody sees but that turn what follows around: 'exe.fdp' for 'pdf.exe'. */
const UNSTORED = /[\0\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu;

/** Text as it is stored: without blank edges, what PostgreSQL cannot hold, or what makes it read otherwise. Forms judge and send the same. */
export function storedText(text: string): string {
  return text.replace(UNSTORED, '').trim();
}
