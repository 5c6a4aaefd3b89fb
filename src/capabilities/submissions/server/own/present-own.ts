import { possessive } from '#base/text.ts';
import type { EnteredStorefront } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OwnSubmission, SubmissionSummary } from '../../contract/own-submissions.contract.ts';
import type { ShownPhoto } from '../../contract/words.ts';
import { isWritable, submissionMachine } from '../../rules/submission-states.ts';
import { listCredits } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { coupleNames } from '../mails.ts';
import { listPhotos } from '../photos.store.ts';
import { presentPhotos } from '../present-photos.ts';
import { findCity, type StoredSubmission } from '../submissions.store.ts';
import { type Asking, isOpen } from './reach-submission.ts';

type Photos = { photoCount: number; cover: ShownPhoto | undefined };

/** What stands for a photo that nobody described, for those who cannot see it. */
export function altOf(submission: StoredSubmission, caption: string, index: number): string {
  return caption || `Photo ${index + 1} of ${possessive(coupleNames(submission))} wedding`;
}

export function presentSummary(
  submission: StoredSubmission,
  { photoCount, cover }: Photos,
): SubmissionSummary {
  const { uuid, status, consent, title, updatedAt, slug } = submission;
  return {
    ...{ uuid, status, consent, title, slug, photoCount },
    names: coupleNames(submission),
    cover: cover ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

function presentWords(submission: StoredSubmission, photos: readonly ShownPhoto[]) {
  const { firstName, partnerFirstName, cityId, guestCount, palette, styles, setting } = submission;
  const { title, summary, story, coupleEmail, weddingDate } = submission;
  return {
    ...{ firstName, partnerFirstName, cityId, guestCount, palette, styles, setting },
    ...{ title, summary, story, coupleEmail, weddingDate: weddingDate ?? '' },
    photos: photos.map(({ picture, caption, subject }) => ({ id: picture.id, caption, subject })),
  };
}

export async function presentOwn(
  tx: Tx,
  deps: Pick<SubmissionDeps, 'secret' | 'config'>,
  asking: Asking,
  { storefront, allowed }: EnteredStorefront,
  submission: StoredSubmission,
): Promise<OwnSubmission> {
  const { id, scopeId, status, version, consentNote, reason, cityId } = submission;
  const photos = await presentPhotos(tx, deps, scopeId, await listPhotos(tx, [id]));
  const credits = (await listCredits(tx, [id])).map(
    ({ credit: { role, name, website, state }, storefrontUuid }) => ({
      ...{ role, name, website, state, storefrontUuid },
    }),
  );
  const mayEdit = allowed.includes('edit-listing');
  return {
    ...presentSummary(submission, { photoCount: photos.length, cover: photos[0] }),
    storefront: { uuid: storefront.uuid, name: storefront.name },
    version,
    words: {
      ...presentWords(submission, photos),
      credits: credits.map(({ state: _, ...credit }) => credit),
    },
    city: cityId === null ? null : ((await findCity(tx, cityId)) ?? null),
    photos,
    credits,
    canWrite: mayEdit && isWritable(status) && isOpen(deps, asking),
    canWithdraw: mayEdit && (status === 'NEW' || submissionMachine.can(status, 'withdraw')),
    consentNote,
    reason: status === 'REJECTED' ? reason : '',
  };
}
