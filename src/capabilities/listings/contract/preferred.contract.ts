import { z } from 'zod';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { LONGEST_NOTE, MOST_PREFERRED } from '../rules/preferred-change.ts';
import { tag } from './editor.contract.ts';

const colleagueSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  taxonomyKey,
  cityName: z.string(),
  cover: pictureSchema.nullable(),
});

const preferredVendorSchema = colleagueSchema.extend({
  note: z.string(),
  /** They recommend this business as well. */
  isMutual: z.boolean(),
  /** Otherwise couples don't see them. */
  isPublished: z.boolean(),
});

const preferredSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  canEdit: z.boolean(),
  vendors: z.array(preferredVendorSchema),
  /** Who recommends this business without being recommended back. */
  recommenders: z.array(colleagueSchema),
});

export type ShownColleague = z.infer<typeof colleagueSchema>;
export type PreferredVendor = z.infer<typeof preferredVendorSchema>;
export type PreferredList = z.infer<typeof preferredSchema>;

const vendorUuid = z.uuid();
const note = shortText(LONGEST_NOTE);
const position = z.number().int().min(0).max(MOST_PREFERRED);

const PATH = '/web-marketplace-api/v1/manage/storefronts/{uuid}/preferred-vendors' as const;

export const preferredContract = {
  getPreferred: route({
    method: 'GET',
    path: PATH,
    summary: 'Whom a business recommends, and who recommends it',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(preferredSchema),

  changePreferred: route({
    method: 'POST',
    path: PATH,
    summary: 'Recommend a vendor, move one, write a note or take one off; two people can do theirs at once',
    tag,
    access: 'vendor',
  })
    .input(
      byUuid.extend({
        change: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('add'),
            vendorUuid,
            position: position.optional(),
            note: note.default(''),
          }),
          z.object({ kind: z.literal('move'), vendorUuid, position }),
          z.object({ kind: z.literal('note'), vendorUuid, note }),
          z.object({ kind: z.literal('remove'), vendorUuid }),
        ]),
      }),
    )
    .output(preferredSchema),
};
