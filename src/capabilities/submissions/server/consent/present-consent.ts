import type { Tx } from '#platform/database/database.ts';
import type { ConsentPage } from '../../contract/consent.contract.ts';
import { CONSENT_ANSWERS, consentAfter } from '../../rules/consent.ts';
import { storyParts } from '../../rules/story-parts.ts';
import { isBeforeStaff } from '../../rules/submission-states.ts';
import { listCredits } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { listPhotos } from '../photos.store.ts';
import { presentPhotos } from '../present-photos.ts';
import { findCity, findPhotographer, type StoredSubmission } from '../submissions.store.ts';

/** What can be said now: whoever agreed can take it back for ever, but no longer ask for a change of what is decided. */
export function answersTo({ status, consent }: StoredSubmission) {
  return CONSENT_ANSWERS.filter(
    (answer) =>
      consentAfter(consent, answer) !== undefined &&
      (isBeforeStaff(status) || answer === 'WITHDRAW' || answer === 'REFUSE'),
  );
}

/** As the couple reads it; nothing that they did not tell their photographer. */
export async function presentConsent(
  tx: Tx,
  deps: Pick<SubmissionDeps, 'secret'>,
  submission: StoredSubmission,
): Promise<ConsentPage> {
  const { id, scopeId, consent, version, cityId, storefrontId } = submission;
  const { firstName, partnerFirstName, weddingDate, title, summary, story, slug } = submission;
  const city = cityId === null ? undefined : await findCity(tx, cityId);
  const { name } = await findPhotographer(tx, storefrontId);
  const credits = await listCredits(tx, [id]);
  return {
    ...{ consent, version, firstName, partnerFirstName, weddingDate, title, summary, slug },
    photographer: name,
    place: city ? `${city.name}, ${city.stateCode}` : '',
    paragraphs: storyParts(story).flatMap(({ paragraphs }) => paragraphs),
    photos: await presentPhotos(tx, deps, scopeId, await listPhotos(tx, [id])),
    credits: credits.flatMap(({ credit: { role, name: credited, state } }) =>
      state === 'REFUSED' ? [] : [{ role, name: credited }],
    ),
    answers: answersTo(submission),
  };
}
