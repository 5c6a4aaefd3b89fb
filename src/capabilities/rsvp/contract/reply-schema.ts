import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { MOST_EVENTS, MOST_IN_HOUSEHOLD } from '#capabilities/guests/rules/guest-limits.ts';
import { DIETS, LONGEST_DIET_NOTE, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { shortText } from '#platform/contract/atoms.ts';
import { MOST_OPTIONS, MOST_QUESTIONS } from '../rules/questions.ts';
import { LONGEST_NOTE, REPLY_STATUSES } from '../rules/reply.ts';

const name = shortText(200).transform(cleanName).pipe(z.string().max(200));

/** What a household says. Who and what it may speak of is decided by its invitation; here are only shapes and sizes. */
export const replySchema = z.object({
  people: z
    .array(
      z.object({
        guestUuid: z.uuid(),
        firstName: name,
        lastName: name,
        diets: z.array(z.enum(DIETS)).max(DIETS.length),
        dietNote: shortText(LONGEST_DIET_NOTE),
        needs: z.array(z.enum(NEEDS)).max(NEEDS.length),
        events: z
          .array(
            z.object({
              eventUuid: z.uuid(),
              status: z.enum(REPLY_STATUSES),
              dishUuid: z.uuid().nullable(),
            }),
          )
          .max(MOST_EVENTS),
      }),
    )
    .max(MOST_IN_HOUSEHOLD),
  answers: z
    .array(
      z.object({
        questionUuid: z.uuid(),
        guestUuid: z.uuid().nullable(),
        values: z.array(shortText(LONGEST_NOTE)).max(MOST_OPTIONS),
      }),
    )
    .max(MOST_QUESTIONS * (MOST_IN_HOUSEHOLD + 1)),
  note: shortText(LONGEST_NOTE),
  email: shortText(200),
});
