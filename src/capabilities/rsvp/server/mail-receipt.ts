import { fail, ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { openLink } from './open-link.ts';
import { queueReceipt } from './queue-receipt.ts';

export function mailReceipt(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  { code, email }: { code: string; email: string },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const opened = await openLink(tx, { clock }, code);
    if (!opened.ok) return opened;
    if (!opened.value.invitation.sent) return fail('rsvp.nothing_to_mail', 'There’s no answer to mail yet.');
    await queueReceipt(tx, { clock, publicUrl }, opened.value.link, email);
    return ok({ ok: true });
  });
}
