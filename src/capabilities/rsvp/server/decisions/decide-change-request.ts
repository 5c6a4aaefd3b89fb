import { fail, ok, type Result } from '#base/result.ts';
import { readHouseholds } from '#capabilities/guests/server/index.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { changeRequestMachine } from '../../rules/change-requests.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { fittingReply } from '../../rules/fitting-reply.ts';
import { type ChangeRequestRow, decideRequest, findRequest } from '../change-requests.store.ts';
import { lockLink } from '../links.store.ts';
import type { OpenedLink } from '../open-link.ts';
import { readInvitation } from '../read-invitation.ts';
import { answerMail } from '../receipt-mail.ts';
import { storeReply } from '../store-reply.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;
type Decision = { uuid: string; decision: 'approve' | 'decline' };

function requestMissing() {
  return fail('rsvp.not_found', 'This household is no longer on your list.');
}

/** What a household asked for after the last day. What it asked is held against what it is invited to today. */
export function decideChangeRequest(
  { db, clock, events, publicUrl }: Deps,
  actor: SignedInActor,
  { uuid, decision }: Decision,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const request = await findRequest(tx, weddingId, uuid);
    if (!request) return requestMissing();
    const state = changeRequestMachine.next(request.state, decision);
    if (!state)
      return fail('rsvp.decided_meanwhile', 'This was already decided, or they’ve asked for something else.');
    const opened = await openHousehold(tx, { clock }, request.householdUuid);
    if (opened && decision === 'approve') {
      const reply = fittingReply(opened.invitation, request.reply);
      await storeReply(tx, { clock, events }, opened, reply, {
        key: uuid,
        source: 'CHANGE',
        byUser: actor.userId,
      });
    } else if (decision === 'approve') {
      return requestMissing();
    }
    await decideRequest(tx, uuid, { state, decidedBy: actor.userId, decidedAt: clock.now() });
    await tellHousehold(tx, { clock, publicUrl }, request, decision);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ok: true });
  });
}

/** Nothing where it is no longer among those invited. */
async function openHousehold(
  tx: Tx,
  deps: { clock: Clock },
  householdUuid: string,
): Promise<OpenedLink | undefined> {
  const link = await lockLink(tx, householdUuid);
  const invitation = link && (await readInvitation(tx, deps, link));
  return link && invitation ? { link, invitation } : undefined;
}

/** By mail, to the address they gave with it or the one the couple has. The answer is read again, as it is now. */
async function tellHousehold(
  tx: Tx,
  { clock, publicUrl }: Pick<Deps, 'clock' | 'publicUrl'>,
  { uuid, weddingId, householdUuid, reply }: ChangeRequestRow,
  decision: Decision['decision'],
): Promise<void> {
  const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
  const known = household?.people.find(({ kind, email }) => kind === 'ADULT' && email !== '')?.email;
  const to = reply.email || known;
  const opened = to ? await openHousehold(tx, { clock }, householdUuid) : undefined;
  if (!to || !opened) return;
  const mail = answerMail(
    { ...opened, to, publicUrl },
    {
      key: `rsvp-decision:${uuid}`,
      lead: (words) => {
        const couple = coupleWords(words, opened.invitation);
        return decision === 'approve' ? words.changeApproved(couple) : words.changeDeclined(couple);
      },
    },
  );
  await queueMail(tx, clock, mail);
}
