import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { MessagesAnswer } from '../../contract/messages.contract.ts';
import { REMINDERS } from '../../rules/messages/message-choices.ts';
import { lastClosing, reminderAt } from '../../rules/messages/reminder-time.ts';
import { USUAL_NOTICE_MODE } from '../../rules/notices/notice-modes.ts';
import { findNoticeMode } from '../notices/notices.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { countRecipients, listMessageRows } from './messages.store.ts';
import { presentMessage } from './present-messages.ts';
import { readWeddingOfLetters } from './wedding-of-letters.ts';

const NOTHING: MessagesAnswer = {
  ...{ mode: USUAL_NOTICE_MODE, canHear: false, canWrite: false, messages: [], reminders: [] },
  ...{ closesOn: null, zone: weddingZone({ spot: null }) },
};

/** Letters speak for the couple: who may not write any sees none, and chooses what they hear themselves. */
export async function listMessages(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
): Promise<MessagesAnswer> {
  const member = await membershipOf(db, userId);
  const wedding = member && (await readWeddingOfLetters(db, { clock }, member.weddingId));
  if (!member || !wedding) return NOTHING;
  const { weddingId, allowed } = member;
  const now = clock.now();
  const closesOn = lastClosing(wedding.events);
  const canWrite = allowed.includes('write-to-guests');
  const rows = canWrite ? await listMessageRows(db, weddingId) : [];
  const counts = canWrite ? await countRecipients(db, weddingId) : [];
  const approvedOf = (number: number) => rows.find((row) => row.number === number)?.approvedAt ?? now;
  return {
    mode: await findNoticeMode(db, { weddingId, userId }),
    canHear: allowed.includes('see-guests'),
    canWrite,
    messages: rows.map((row) => presentMessage(row, wedding, { now, counts })),
    reminders: REMINDERS.map((number) => ({
      number,
      at:
        reminderAt(number, { closesOn, zone: wedding.zone, approvedAt: approvedOf(number) })?.toISOString() ??
        null,
    })),
    closesOn,
    zone: wedding.zone,
  };
}
