/** Text as it is stored: without blank edges, and without NUL, which PostgreSQL cannot hold. Forms judge and send the same. */
export function storedText(text: string): string {
  return text.replaceAll('\0', '').trim();
}
