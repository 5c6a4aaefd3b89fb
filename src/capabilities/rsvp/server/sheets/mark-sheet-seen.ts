import { fail, ok, type Result } from '#base/result.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { openSheet } from './open-sheet.ts';
import { noteSheetSeen } from './sheets.store.ts';

/** Only what was really on the page counts as seen: what came meanwhile is shown first. */
export function markSheetSeen(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { token, version }: { token: string; version: string },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const opened = await openSheet(tx, { clock }, token);
    if (!opened.ok) return opened;
    const { row, sheet } = opened.value;
    if (sheet.version !== version)
      return fail('rsvp.changed_meanwhile', 'The sheet just changed. Please look again.');
    await noteSheetSeen(tx, row.uuid, { seenAt: clock.now(), seenLines: sheet.lines });
    await publishLive(tx, weddingTopic(row.weddingId), { kind: 'rsvp', id: row.weddingId });
    return ok({ ok: true });
  });
}
