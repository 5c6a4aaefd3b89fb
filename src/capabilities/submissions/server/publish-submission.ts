import { publishRealWedding } from '#capabilities/editorial/server/index.ts';
import { publishPictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { storyParts } from '../rules/story-parts.ts';
import { listCredits } from './credits.store.ts';
import { altOf } from './own/present-own.ts';
import { listPhotos } from './photos.store.ts';
import { findCity, findPhotographer, type StoredSubmission } from './submissions.store.ts';

/** Who is thanked: the photographer first, those that confirmed it with their page, nobody who said they were not there. */
export async function creditsToShow(tx: Tx, { id, storefrontId }: StoredSubmission) {
  const photographer = await findPhotographer(tx, storefrontId);
  const others = (await listCredits(tx, [id])).filter(
    ({ credit }) => credit.state !== 'REFUSED' && credit.storefrontId !== storefrontId,
  );
  return [
    { role: 'Photography', name: photographer.name, storefrontId },
    ...others.map(({ credit: { role, name, storefrontId: business, state } }) => ({
      role,
      name,
      storefrontId: state === 'CONFIRMED' ? business : null,
    })),
  ];
}

/** The address of its page. Everything that has to be there was demanded when it was sent. */
export async function publishSubmission(tx: Tx, submission: StoredSubmission, now: Date): Promise<string> {
  const { id, uuid, scopeId, firstName, partnerFirstName, title, summary, story, styles } = submission;
  const { weddingDate, cityId, guestCount, palette, setting, storefrontId } = submission;
  const city = cityId === null ? undefined : await findCity(tx, cityId);
  if (!city || !weddingDate || guestCount === null || !palette || !setting) {
    throw new Error('A submission was sent without what its page needs.');
  }
  const photos = await listPhotos(tx, [id]);
  await publishPictures(
    tx,
    scopeId,
    photos.map(({ pictureId, caption }, index) => ({
      id: pictureId,
      alt: altOf(submission, caption, index),
    })),
  );
  return publishRealWedding(
    tx,
    {
      ...{ uuid, title, summary, firstName, partnerFirstName, weddingDate, city, guestCount },
      ...{ palette, styles, setting, photos },
      story: storyParts(story),
      submittedBy: storefrontId,
      credits: await creditsToShow(tx, submission),
    },
    now,
  );
}
