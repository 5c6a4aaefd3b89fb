import { readHouseholds } from '#capabilities/guests/server/index.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { letterOf } from '../../rules/messages/letter-of.ts';
import { messageMachine } from '../../rules/messages/message-states.ts';
import { textIn } from '../../rules/messages/message-texts.ts';
import { emailOf, foldAddress, planRecipients } from '../../rules/messages/plan-recipients.ts';
import { isReminderDue, lastClosing } from '../../rules/messages/reminder-time.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { listStopped } from './mail-addresses.store.ts';
import {
  findMessageRow,
  insertRecipients,
  listLinks,
  listNextHouseholds,
  listUsedAddresses,
  listWaitingMessages,
  lockMessageRow,
  type MessageRow,
  messageMailKey,
  updateMessageRow,
} from './messages.store.ts';
import { type GuestMail, queueGuestMails } from './queue-guest-mails.ts';
import { queueMessage } from './queue-message.ts';
import { invitationInLetter, readWeddingOfLetters, type WeddingOfLetters } from './wedding-of-letters.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** The wedding is locked meanwhile, and guests who answer wait for it. */
const HOUSEHOLDS_AT_A_TIME = 100;

function isDue(row: MessageRow, { events, zone }: WeddingOfLetters, now: Date): boolean {
  if (row.number === null) return row.scheduledFor !== null && row.scheduledFor <= now;
  if (row.approvedAt === null) return false;
  return isReminderDue(row.number, { closesOn: lastClosing(events), zone, approvedAt: row.approvedAt }, now);
}

/** The letters of some households, and what is noted of each; nobody has one before both are committed. */
async function sendTo(
  tx: Tx,
  { clock, publicUrl }: Pick<Deps, 'clock' | 'publicUrl'>,
  { row, wedding, uuids }: { row: MessageRow; wedding: WeddingOfLetters; uuids: readonly string[] },
): Promise<void> {
  const households = await readHouseholds(tx, row.weddingId, uuids);
  const addresses = households.map(emailOf).filter(Boolean).map(foldAddress);
  const planned = planRecipients(households, wedding.events, row, {
    stopped: await listStopped(tx, row.weddingId, addresses),
    used: await listUsedAddresses(tx, row.uuid, addresses),
  });
  const inserted = await insertRecipients(tx, row.uuid, planned, clock.now());
  const links = new Map((await listLinks(tx, uuids)).map((link) => [link.householdUuid, link]));
  const householdOf = new Map(households.map((household) => [household.uuid, household]));
  const mails = planned.flatMap(({ householdUuid, address, skip }): GuestMail[] => {
    const household = householdOf.get(householdUuid);
    const link = links.get(householdUuid);
    if (skip !== null || !inserted.has(householdUuid) || !household || !link) return [];
    const { couple, settings } = wedding;
    const language = household.language || settings.language;
    const text = textIn(row, language, { fallback: settings.language, couple });
    if (!text) return [];
    const letter = letterOf(invitationInLetter(wedding, household, link.extendedUntil), text);
    const key = messageMailKey(row.uuid, householdUuid);
    return [{ key, to: address, language, linkCode: link.linkCode, letter }];
  });
  await queueGuestMails(tx, { clock, publicUrl }, row.weddingId, mails);
}

/**
 * The next households of a message: true while there may be more. Everything is asked again under the locks: whether it is
 * still approved and due, who has answered meanwhile, and who wants no more mail.
 */
function sendBatch({ db, clock, publicUrl }: Deps, messageUuid: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const found = await findMessageRow(tx, messageUuid);
    if (!found || !(await lockWedding(tx, found.weddingId))) return false;
    const row = await lockMessageRow(tx, messageUuid);
    const wedding = row && (await readWeddingOfLetters(tx, { clock }, row.weddingId));
    if (!row || !wedding) return false;
    const now = clock.now();
    const hasBegun = row.state === 'SENDING';
    const state = hasBegun ? row.state : messageMachine.next(row.state, 'start');
    if (!state || !(hasBegun || isDue(row, wedding, now))) return false;
    const uuids = await listNextHouseholds(tx, row.weddingId, {
      after: row.sentThrough,
      limit: HOUSEHOLDS_AT_A_TIME,
    });
    await sendTo(tx, { clock, publicUrl }, { row, wedding, uuids });
    const isLast = uuids.length < HOUSEHOLDS_AT_A_TIME;
    await updateMessageRow(tx, messageUuid, {
      sentThrough: uuids.at(-1) ?? row.sentThrough,
      ...(isLast ? { state: messageMachine.next(state, 'finish') ?? state, sentAt: now } : { state }),
    });
    await publishLive(tx, weddingTopic(row.weddingId), { kind: 'rsvp', id: row.weddingId });
    return !isLast;
  });
}

/** A process that dies in the middle has sent whole batches; the next one goes on behind them. */
export async function sendMessage(deps: Deps, messageUuid: string): Promise<void> {
  while (await sendBatch(deps, messageUuid));
}

/** Reminders whose day has come, and what was broken off. */
export async function startMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { closesOn, ...row } of await listWaitingMessages(db, now)) {
    const place = row.number === null ? undefined : await findWeddingPlace(db, row.weddingId);
    const isWaiting =
      row.state === 'SCHEDULED' && row.number !== null && row.approvedAt !== null && place !== undefined
        ? isReminderDue(row.number, { closesOn, zone: weddingZone(place), approvedAt: row.approvedAt }, now)
        : true;
    if (isWaiting) await queueMessage(db, row.uuid, now);
  }
}
