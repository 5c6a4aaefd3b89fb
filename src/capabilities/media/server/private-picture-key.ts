import { createHmac, timingSafeEqual } from 'node:crypto';

type PrivatePicture = { id: string; scopeId: string; scopeVersion: number };

/** Opens one picture, in all its sizes, until the version of its scope is raised. */
export function privatePictureKey(secret: string, { id, scopeId, scopeVersion }: PrivatePicture): string {
  return createHmac('sha256', secret)
    .update(`private-picture:${id}:${scopeId}:${scopeVersion}`)
    .digest('base64url');
}

export function opensPrivatePicture(secret: string, picture: PrivatePicture, key: string): boolean {
  const expected = Buffer.from(privatePictureKey(secret, picture));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
