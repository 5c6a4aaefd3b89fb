import { fail, ok, type Result } from '#base/result.ts';
import { readHouseholds } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { fittingReply } from '../rules/fitting-reply.ts';
import { emailOf, foldAddress } from '../rules/messages/plan-recipients.ts';
import type { Reply } from '../rules/reply.ts';
import type { GuestWay } from '../rules/reply-source.ts';
import { openStep } from '../rules/reply-steps.ts';
import { enterHousehold } from './enter-household.ts';
import type { LinkRow } from './links.store.ts';
import { listStopped } from './messages/mail-addresses.store.ts';
import { queueReceipt } from './queue-receipt.ts';
import { findSubmissionByKey } from './replies.store.ts';
import { storeReply } from './store-reply.ts';

export type SendInput = { code: string; reply: Reply; key: string; version: number; way: GuestWay };

export function repliesClosed() {
  return fail('rsvp.closed', 'The last day to answer has passed.');
}

/** A household’s answer: whole, once, and only while it may answer. */
export function sendReply(
  { db, clock, events, publicUrl }: Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>,
  { code, reply: typed, key, version, way }: SendInput,
): Promise<Result<{ receipt: string }>> {
  return transact(db, async (tx) => {
    const entered = await enterHousehold(tx, { clock }, code);
    if (!entered.ok) return entered;
    const { link, invitation } = entered.value;
    const again = await findSubmissionByKey(tx, link.householdUuid, key);
    if (again) return ok({ receipt: again.receipt });
    if (!invitation.events.some(({ window }) => window === 'OPEN')) return repliesClosed();
    if (version !== link.version)
      return fail('rsvp.answered_meanwhile', 'Someone else just answered for your household.');
    const reply = fittingReply(invitation, onlyOpen(entered.value, typed));
    if (openStep(invitation, reply)) return fail('rsvp.incomplete', 'Something is not answered yet.');
    const receipt = await storeReply(tx, { clock, events }, entered.value, reply, {
      key,
      source: way,
      byUser: null,
    });
    for (const to of await receiptAddresses(tx, link, reply.email))
      await queueReceipt(tx, { clock, publicUrl }, link, to);
    return ok({ receipt });
  });
}

/**
 * Where the receipt goes: to whoever asked for it, and to the address that the couple knows of the household, so that nobody
 * answers for others without their hearing of it.
 */
async function receiptAddresses(
  tx: Tx,
  { weddingId, householdUuid }: LinkRow,
  typed: string,
): Promise<string[]> {
  const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
  const known = household ? emailOf(household) : '';
  if (!known || foldAddress(known) === foldAddress(typed)) return [typed];
  const isStopped = (await listStopped(tx, weddingId, [foldAddress(known)])).size > 0;
  return isStopped ? [typed] : [typed, known];
}

/** What is closed stays as it is, whatever the form says. */
function onlyOpen({ invitation }: { invitation: Parameters<typeof fittingReply>[0] }, reply: Reply): Reply {
  const open = new Set(invitation.events.flatMap(({ uuid, window }) => (window === 'OPEN' ? [uuid] : [])));
  return {
    ...reply,
    people: reply.people.map((person) => ({
      ...person,
      events: person.events.filter(({ eventUuid }) => open.has(eventUuid)),
    })),
  };
}
