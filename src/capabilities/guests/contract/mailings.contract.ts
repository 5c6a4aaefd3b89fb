import { z } from 'zod';
import { day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { MAILING_CHANNELS, MAILING_KINDS } from '../rules/mailings/mailing.ts';
import { MAILING_RULES } from '../rules/mailings/mailing-rules.ts';

const kind = z.enum(MAILING_KINDS);
const channel = z.enum(MAILING_CHANNELS);

export const mailingSchema = z.object({ kind, channel, sentOn: day });

export const mailingsContract = {
  markSent: route({
    method: 'POST',
    path: '/web-api/v1/guests/mailings',
    summary: 'Note what was sent to households, or take the note off; each kind once',
    tag: 'guests',
    access: 'signed-in',
  })
    .input(
      ruledObject(
        {
          kind,
          channel,
          /** Null takes the mark off. */
          sentOn: day.nullable(),
          householdUuids: z.array(z.uuid()).min(1).max(MOST_GUESTS),
        },
        MAILING_RULES,
      ),
    )
    .output(z.object({ changed: z.number().int() })),
};
