import { fail, ok, type Result } from '#base/result.ts';
import { takeReplies } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { UndoReplyInput } from '../../contract/desk.contract.ts';
import { fittingReply } from '../../rules/fitting-reply.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import type { Reply } from '../../rules/reply.ts';
import { putLinkBack } from '../links.store.ts';
import {
  findLastSubmission,
  findSubmissionByKey,
  noteUndone,
  replaceAnswers,
  writeDraft,
} from '../replies.store.ts';
import { enterCard } from './enter-card.ts';

/** The household as it was before this card. Whoever answered since is not overwritten. */
export function undoReply(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { householdUuid, key }: UndoReplyInput,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const entered = await enterCard(tx, { clock }, actor, householdUuid);
    if (!entered.ok) return entered;
    const { link, invitation } = entered.value;
    const card = await findSubmissionByKey(tx, householdUuid, key);
    const before = card?.before;
    if (!card || !before) return fail('rsvp.not_found', 'This card is gone.');
    if (card.undoneAt) return ok({ ok: true });
    if ((await findLastSubmission(tx, householdUuid))?.uuid !== card.uuid)
      return fail(
        'rsvp.answered_meanwhile',
        'They’ve replied again since then, so this card can’t be undone.',
      );
    const reply = fittingReply(invitation, before.reply);
    await takeReplies(tx, { clock, events }, link.weddingId, {
      householdUuid,
      byUser: actor.userId,
      people: peopleBefore(invitation, { before: reply, named: before.reply, card: card.reply }),
    });
    await replaceAnswers(tx, householdUuid, reply.answers);
    await noteUndone(tx, card.uuid, clock.now());
    await putLinkBack(tx, householdUuid, {
      openedAt: instantOf(before.openedAt),
      answeredAt: instantOf(before.answeredAt),
    });
    if (before.draft) await writeDraft(tx, householdUuid, before.draft, clock.now());
    return ok({ ok: true });
  });
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function peopleBefore(
  { people }: HouseholdInvitation,
  { before, named, card }: { before: Reply; named: Reply; card: Reply },
): Parameters<typeof takeReplies>[3]['people'] {
  return before.people.map(({ guestUuid, diets, dietNote, needs, events }) => {
    const person = people.find(({ uuid }) => uuid === guestUuid);
    const own = named.people.find((one) => one.guestUuid === guestUuid);
    const typed = card.people.find((one) => one.guestUuid === guestUuid);
    // A seat that this card named is open again; a name that somebody gave it since stays.
    const isNamedHere =
      person !== undefined &&
      typed?.firstName === person.firstName &&
      typed.lastName === person.lastName &&
      own?.firstName === '' &&
      own.lastName === '';
    return {
      ...{ guestUuid, diets, dietNote, needs },
      name: isNamedHere ? { firstName: '', lastName: '' } : undefined,
      events: events.map(({ eventUuid, status, dishUuid }) => ({
        eventUuid,
        status: status === 'ATTENDING' || status === 'DECLINED' ? status : ('INVITED' as const),
        dishUuid,
      })),
    };
  });
}
