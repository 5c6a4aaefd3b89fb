import { fail, ok, type Result } from '#base/result.ts';
import { readAttachment } from '#capabilities/media/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { findClaim } from './store.ts';

export function documentKey(claimId: string): string {
  return `claims/${claimId}`;
}

/** For staff alone; the guard has asked. */
export async function readDocument(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  id: string,
): Promise<Result<File>> {
  const claim = await findClaim(db, id);
  const { documentName: name = null, documentType: mediaType = null } = claim ?? {};
  const file =
    name && mediaType && !claim?.documentDeletedAt
      ? await readAttachment({ files }, { key: documentKey(id), name, mediaType })
      : undefined;
  return file ? ok(file) : fail('claim.not_found', 'This document is no longer available.');
}
