import { z } from 'zod';
import { COLOR_FAMILIES } from '#capabilities/editorial/rules/color-families.ts';
import { PHOTO_SUBJECTS } from '#capabilities/editorial/rules/photo-subjects.ts';
import { WEDDING_SETTINGS } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES } from '#capabilities/editorial/rules/wedding-styles.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { cityId } from '#capabilities/places/contract/fields.ts';
import { cleanText } from '#platform/contract/ruled.ts';
import { CREDIT_STATES } from '../rules/credit-states.ts';

/** The first one is the cover. */
const photoWords = z.array(z.object({ id: z.uuid(), caption: cleanText, subject: z.enum(PHOTO_SUBJECTS) }));

/** What staff may change as well. */
export const storyShape = { title: cleanText, summary: cleanText, story: cleanText, photos: photoWords };

/** All that a photographer says; what is not known yet is empty or null. */
export const wordsShape = {
  firstName: cleanText,
  partnerFirstName: cleanText,
  weddingDate: cleanText,
  cityId: cityId.nullable(),
  guestCount: z.number().nullable(),
  palette: z.enum(COLOR_FAMILIES).nullable(),
  styles: z.array(z.enum(WEDDING_STYLES)),
  setting: z.enum(WEDDING_SETTINGS).nullable(),
  ...storyShape,
  coupleEmail: cleanText.transform((text) => text.toLowerCase()),
  credits: z.array(
    z.object({
      role: cleanText,
      name: cleanText,
      website: cleanText,
      /** A business of ours, which is asked. */
      storefrontUuid: z.uuid().nullable(),
    }),
  ),
};

const words = z.object(wordsShape);
export type SubmissionWords = z.infer<typeof words>;

/** A photo as those see it who may: with its key while it is private. */
export const shownPhotoSchema = z.object({
  picture: pictureSchema.extend({ addressKey: z.string().optional() }),
  caption: z.string(),
  subject: z.enum(PHOTO_SUBJECTS),
});

export type ShownPhoto = z.infer<typeof shownPhotoSchema>;

export const shownCreditSchema = z.object({
  role: z.string(),
  name: z.string(),
  website: z.string(),
  storefrontUuid: z.uuid().nullable(),
  /** Null where nobody can be asked. */
  state: z.enum(CREDIT_STATES).nullable(),
});
