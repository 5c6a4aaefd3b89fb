import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { LinkRow } from './links.store.ts';
import { lockLink } from './links.store.ts';
import { readInvitation } from './read-invitation.ts';
import { receiptMail } from './receipt-mail.ts';

/** What the household has answered, as it is stored now, to the address it gave. Without one nothing is sent. */
export async function queueReceipt(
  tx: Tx,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
  { householdUuid }: Pick<LinkRow, 'householdUuid'>,
  to: string,
): Promise<void> {
  if (to === '') return;
  const link = await lockLink(tx, householdUuid);
  const invitation = link && (await readInvitation(tx, { clock }, link));
  if (link && invitation) await queueMail(tx, clock, receiptMail({ link, invitation, to, publicUrl }));
}
