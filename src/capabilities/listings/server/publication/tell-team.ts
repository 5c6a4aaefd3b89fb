import { listStorefrontMembers, withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type MailToQueue, queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';

export type MailTo = { to: string; listing: string; uuid: string; publicUrl: string };

/** Writes to everybody who may submit the listing, each once. */
export async function tellTeam(
  tx: Tx,
  { clock, publicUrl }: Pick<Platform, 'clock' | 'publicUrl'>,
  { id, uuid, name }: { id: number; uuid: string; name: string },
  compose: (to: MailTo) => MailToQueue,
): Promise<void> {
  const members = (await listStorefrontMembers(tx, id)).map(withStorefrontAbilities);
  for (const { email, userId, allowed } of members) {
    if (!allowed.includes('submit-listing')) continue;
    const mail = compose({ to: email, listing: name, uuid, publicUrl });
    await queueMail(tx, clock, { ...mail, key: `${mail.key}:${userId}` });
  }
}
