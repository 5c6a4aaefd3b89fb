import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText } from '#platform/contract/ruled.ts';
import { FIXTURE_KINDS } from '../rules/room.ts';
import {
  LARGEST_NUMBER,
  LONGEST_ROOM_IN,
  LONGEST_RULE_NOTE,
  MOST_IN_RULE,
  MOST_TABLES,
} from '../rules/seating-limits.ts';
import { BALANCES, RULE_KINDS, RULE_SOURCES, RULE_STRENGTHS } from '../rules/seating-rule.ts';
import { ownUuid } from './operations.contract.ts';

const tag = 'seating';
const access = 'signed-in';

export const ruleValuesSchema = z.object({
  kind: z.enum(RULE_KINDS),
  guestUuids: z.array(ownUuid).max(MOST_IN_RULE),
  tagUuid: ownUuid.nullable(),
  tableNumbers: z.array(z.number().int().min(1).max(LARGEST_NUMBER)).max(MOST_TABLES),
  fixture: z.enum(FIXTURE_KINDS).nullable(),
  distanceIn: z.number().int().min(0).max(LONGEST_ROOM_IN).nullable(),
  balance: z.enum(BALANCES).nullable(),
  strength: z.enum(RULE_STRENGTHS),
  note: cleanText.refine((text) => text.length <= LONGEST_RULE_NOTE),
});

export const ruleSchema = ruleValuesSchema.extend({
  key: z.string(),
  source: z.enum(RULE_SOURCES),
  isWaived: z.boolean(),
});

/** Answered with all of them, so that one list is kept. */
const rulesAnswer = z.object({ rules: z.array(ruleSchema) });

export const rulesContract = {
  saveRule: route({
    method: 'PUT',
    path: '/web-api/v1/seating/rules/{uuid}',
    summary: 'Add a rule of the couple under an id of its own, or change it; sent again, it is the same rule',
    tag,
    access,
  })
    .input(ruleValuesSchema.extend({ uuid: ownUuid }))
    .output(rulesAnswer),

  removeRule: route({
    method: 'DELETE',
    path: '/web-api/v1/seating/rules/{uuid}',
    summary: 'Take a rule away',
    tag,
    access,
  })
    .input(z.object({ uuid: ownUuid }))
    .output(rulesAnswer),

  waiveRule: route({
    method: 'POST',
    path: '/web-api/v1/seating/rules/waived',
    summary: 'Do without a rule that follows from the guest list, or with it again',
    tag,
    access,
  })
    .input(
      z.object({
        key: shortText(80),
        isWaived: z.boolean(),
      }),
    )
    .output(rulesAnswer),
};
