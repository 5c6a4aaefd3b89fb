import { calendarDate } from '#base/calendar-date.ts';
import { slugify } from '#base/text.ts';
import type { Tx } from '#platform/database/database.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import type { ColorFamily } from '../../rules/color-families.ts';
import type { PhotoSubject } from '../../rules/photo-subjects.ts';
import { REAL_WEDDINGS_SUBJECT, realWeddingSubject } from '../../rules/real-wedding-subjects.ts';
import { seasonOf } from '../../rules/seasons.ts';
import type { StoryPart } from '../../rules/story.ts';
import type { WeddingSetting } from '../../rules/wedding-settings.ts';
import type { WeddingStyle } from '../../rules/wedding-styles.ts';
import {
  deleteWedding,
  findWeddingByUuid,
  insertPhotos,
  insertWedding,
  isSlugTaken,
  type NewCredit,
  replaceCredits,
} from './publish.store.ts';

export type RealWeddingToPublish = {
  /** Names it: the same one again is the same page. */
  uuid: string;
  title: string;
  summary: string;
  firstName: string;
  partnerFirstName: string;
  weddingDate: string;
  city: { id: number; name: string; stateCode: string };
  guestCount: number;
  palette: ColorFamily;
  styles: WeddingStyle[];
  setting: WeddingSetting;
  story: StoryPart[];
  submittedBy: number;
  /** Their pictures are public by now. */
  photos: readonly { pictureId: string; caption: string; subject: PhotoSubject }[];
  credits: readonly NewCredit[];
};

/** 'maya-and-jonah-hudson-ny', with a number where another couple was there first. */
async function freeSlug(
  tx: Tx,
  { firstName, partnerFirstName, city }: RealWeddingToPublish,
): Promise<string> {
  const wanted = slugify(`${firstName} and ${partnerFirstName} ${city.name} ${city.stateCode}`);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(tx, slug))) return slug;
  }
}

/** The address of its page, which is there from the commit on; asked twice, there is one. */
export async function publishRealWedding(tx: Tx, wedding: RealWeddingToPublish, now: Date): Promise<string> {
  const { city, photos, credits, weddingDate, story, ...facts } = wedding;
  const slug = await freeSlug(tx, wedding);
  const id = await insertWedding(tx, {
    ...facts,
    slug,
    story,
    weddingDate,
    cityId: city.id,
    season: seasonOf(calendarDate(weddingDate)),
    status: 'ACCEPTED',
    publishedAt: now,
    createdAt: now,
  });
  if (id === undefined) {
    const known = await findWeddingByUuid(tx, wedding.uuid);
    if (!known) throw new Error('A real wedding that is there cannot be found.');
    return known.slug;
  }
  await insertPhotos(
    tx,
    id,
    photos.map(({ pictureId, caption, subject }, index) => ({
      assetId: pictureId,
      slug: `${slug}-${index + 1}`,
      caption,
      subject,
    })),
  );
  await replaceCredits(tx, id, credits);
  await announceChange(tx, REAL_WEDDINGS_SUBJECT, realWeddingSubject(slug));
  return slug;
}

/** Others may be thanked now, or no longer. */
export async function creditRealWedding(tx: Tx, uuid: string, credits: readonly NewCredit[]): Promise<void> {
  const known = await findWeddingByUuid(tx, uuid);
  if (!known) return;
  await replaceCredits(tx, known.id, credits);
  await announceChange(tx, realWeddingSubject(known.slug));
}

/** Gone from every page, with its photos and the hearts they have. What is not there is not missed. */
export async function removeRealWedding(tx: Tx, uuid: string): Promise<void> {
  const known = await findWeddingByUuid(tx, uuid);
  if (!known) return;
  await deleteWedding(tx, known.id);
  await announceChange(tx, REAL_WEDDINGS_SUBJECT, realWeddingSubject(known.slug));
}
