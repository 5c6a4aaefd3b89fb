import { calendarDateOf } from '#base/calendar-date.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { AS_SUGGESTED, findFrame, findSettings, findWeddingPlace, listQuestions } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import {
  listLastSubmissions,
  listOpenRequests,
  listStandings,
  listWeddingAnswers,
} from './overview.store.ts';

/** Everything the couple’s screens about replies need beside the list itself. */
export async function listReplies(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<RepliesAnswer> {
  const member = await membershipOf(db, actor.userId);
  if (!member)
    return {
      ...{ households: [], settings: AS_SUGGESTED, questions: [], canEditForm: true },
      ...{ lastDay: null, guestTarget: null },
      today: calendarDateOf(clock.now()),
    };
  const { weddingId, allowed } = member;
  const [standings, submissions, answers, requests, settings, questions, place, frame] = await Promise.all([
    listStandings(db, weddingId),
    listLastSubmissions(db, weddingId),
    listWeddingAnswers(db, weddingId),
    listOpenRequests(db, weddingId),
    findSettings(db, weddingId),
    listQuestions(db, weddingId),
    findWeddingPlace(db, weddingId),
    findFrame(db, weddingId),
  ]);
  const lastOf = new Map(submissions.map((row) => [row.householdUuid, row]));
  const answersOf = Map.groupBy(answers, ({ householdUuid }) => householdUuid);
  const requestOf = new Map(requests.map((row) => [row.householdUuid, row]));
  // A link opens a household’s page and lets its holder answer: who may only look gets none.
  const seesLinks = allowed.includes('see-guests');
  return {
    households: standings.map(({ link, hasDraft }) => {
      const last = lastOf.get(link.householdUuid);
      const request = requestOf.get(link.householdUuid);
      return {
        householdUuid: link.householdUuid,
        linkCode: seesLinks ? link.linkCode : '',
        shortCode: seesLinks ? link.shortCode : '',
        openedAt: link.openedAt?.toISOString() ?? null,
        answeredAt: link.answeredAt?.toISOString() ?? null,
        source: last?.source ?? null,
        note: seesLinks ? (last?.reply.note ?? '') : '',
        answers: (seesLinks ? (answersOf.get(link.householdUuid) ?? []) : []).map(
          ({ questionUuid, guestUuid, values }) => ({ questionUuid, guestUuid, values }),
        ),
        hasDraft,
        extendedUntil: link.extendedUntil,
        request:
          request && seesLinks
            ? { uuid: request.uuid, reply: request.reply, createdAt: request.createdAt.toISOString() }
            : null,
      };
    }),
    settings,
    questions,
    canEditForm: allowed.includes('edit-details'),
    today: calendarDateOf(clock.now(), weddingZone(place ?? { spot: null })),
    ...frame,
  };
}
