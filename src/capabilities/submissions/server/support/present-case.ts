import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SubmissionCase, SubmissionRow } from '../../contract/support-submissions.contract.ts';
import type { ShownPhoto } from '../../contract/words.ts';
import { CASE_EVENT_TEXTS } from '../../rules/case-events.ts';
import { coversVersion } from '../../rules/consent.ts';
import { listCredits } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { listLog } from '../log.store.ts';
import { coupleNames } from '../mails.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { listPhotos } from '../photos.store.ts';
import { presentPhotos } from '../present-photos.ts';
import { findCity } from '../submissions.store.ts';
import { type CaseView, findCase } from './queue.store.ts';

type Reader = Pick<SignedInActor, 'userId'>;

const staff = (id: string | null, name: string | null, { userId }: Reader) =>
  id === null ? null : { name: name ?? '', isYou: id === userId };

export function presentRow(
  view: CaseView,
  reader: Reader,
  { photoCount, cover }: { photoCount: number; cover: ShownPhoto | undefined },
): SubmissionRow {
  const { submission, photographer, decidedByName: decidedBy } = view;
  const { uuid, status, title, weddingDate, consent, holds, version } = submission;
  return {
    ...{ uuid, status, title, weddingDate, consent, holds, photographer, photoCount, decidedBy },
    names: coupleNames(submission),
    cover: cover ?? null,
    isAgreed: coversVersion(submission, version),
    sentAt: submission.sentAt?.toISOString() ?? null,
    takenBy: staff(submission.takenBy, view.takenByName, reader),
    secondLookBy: staff(submission.secondLookBy, view.secondLookByName, reader),
    decidedAt: submission.decidedAt?.toISOString() ?? null,
  };
}

/** With all that is known. */
export async function presentCase(
  tx: Tx,
  deps: Pick<SubmissionDeps, 'secret'>,
  reader: Reader,
  id: number,
): Promise<Result<SubmissionCase>> {
  const view = await findCase(tx, id);
  if (!view) return submissionMissing();
  const { submission } = view;
  const { scopeId, version, guestCount, cityId, summary, story, coupleEmail, reason, slug } = submission;
  const photos = await presentPhotos(tx, deps, scopeId, await listPhotos(tx, [id]));
  const city = cityId === null ? undefined : await findCity(tx, cityId);
  const credits = await listCredits(tx, [id]);
  const log = await listLog(tx, id);
  return ok({
    ...presentRow(view, reader, { photoCount: photos.length, cover: photos[0] }),
    ...{ version, guestCount, summary, story, coupleEmail, reason, slug, photos },
    consentNote: submission.consentNote,
    place: city ? `${city.name}, ${city.stateCode}` : '',
    credits: credits.map(({ credit: { role, name, website, state }, storefrontUuid }) => ({
      ...{ role, name, website, state, storefrontUuid },
    })),
    log: log.map(({ entry: { event, note, at }, by }) => ({
      words: CASE_EVENT_TEXTS[event],
      by,
      note,
      at: at.toISOString(),
    })),
  });
}
