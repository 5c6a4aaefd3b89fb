/** What a phone holds of it, as it is sent. */
export function packBytes(pack: unknown): number {
  return new TextEncoder().encode(JSON.stringify(pack)).length;
}
