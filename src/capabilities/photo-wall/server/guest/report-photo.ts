import { ok, type Result } from '#base/result.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { REPORTS_TO_HOLD } from '../../rules/wall-choices.ts';
import { wallMissing } from '../open-wall.ts';
import { findPhoto, insertReport, updatePhoto } from '../photos.store.ts';
import { lockWallByUpload, raiseRevision } from '../walls.store.ts';
import { photoMissing } from './own-photos.ts';

/** Only what guests can see can be reported. Whoever says it twice has said it once, and hears the same. */
export function reportPhoto(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code, uuid, device }: { code: string; uuid: string; device: string },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const wall = await lockWallByUpload(tx, code);
    if (!wall) return wallMissing();
    const { weddingId, mode } = wall;
    const photo = mode === 'GALLERY' ? await findPhoto(tx, weddingId, uuid) : undefined;
    if (photo?.state !== 'SHOWN') return photoMissing();
    const report = { photoUuid: uuid, reporterKeyHash: hashToken(device), createdAt: clock.now() };
    if (!(await insertReport(tx, report))) return ok({ ok: true as const });
    const reports = photo.reports + 1;
    const isHeld = reports >= REPORTS_TO_HOLD;
    await updatePhoto(tx, uuid, { reports, ...(isHeld && { state: 'WAITING' }) });
    if (isHeld) await raiseRevision(tx, weddingId);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'photo-wall', id: weddingId });
    return ok({ ok: true as const });
  });
}
