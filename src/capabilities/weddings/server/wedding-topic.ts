/** Where everyone who plans this wedding listens. Kinds: wedding, members, invitations, preferences. */
export function weddingTopic(weddingId: string): `wedding:${string}` {
  return `wedding:${weddingId}`;
}
