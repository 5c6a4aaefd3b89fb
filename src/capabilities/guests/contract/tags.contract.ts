import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { byUuid } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { MOST_TAGS, TAG_COLORS } from '../rules/tags/guest-tag.ts';
import { TAG_RULES } from '../rules/tags/tag-rules.ts';

const tag = 'guests';

const color = z.enum(TAG_COLORS);
const tagFields = { name: cleanText.transform(cleanName), color };
const tagInput = ruledObject(tagFields, TAG_RULES);

export type TagInput = z.output<typeof tagInput>;

export const tagSchema = z.object({ uuid: z.uuid(), name: z.string(), color });

const tagChange = z.object({
  tagUuid: z.uuid(),
  isOn: z.boolean(),
  guestUuids: z.array(z.uuid()).min(1).max(MOST_GUESTS),
});

export type TagChange = z.output<typeof tagChange>;

export const tagsContract = {
  addTag: route({
    method: 'POST',
    path: '/web-api/v1/guests/tags',
    summary: 'Add a tag for guests; one that is there already by that name is answered as it is',
    tag,
    access: 'signed-in',
  })
    .input(tagInput)
    .output(tagSchema),

  saveTag: route({
    method: 'PUT',
    path: '/web-api/v1/guests/tags/{uuid}',
    summary: 'Give a tag another name or color',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, ...tagFields }, TAG_RULES))
    .output(tagSchema),

  removeTag: route({
    method: 'POST',
    path: '/web-api/v1/guests/tags/{uuid}/remove',
    summary: 'Delete a tag and take it off everybody',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({})),

  setTags: route({
    method: 'POST',
    path: '/web-api/v1/guests/tags/set',
    summary: 'Put tags on people, or take them off',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        changes: z
          .array(tagChange)
          .min(1)
          .max(2 * MOST_TAGS),
      }),
    )
    .output(z.object({ changed: z.number().int() })),
};
