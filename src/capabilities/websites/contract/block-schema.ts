import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { MESSAGES, maxLengthMessage } from '#base/validation/messages.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { time } from '#base/validation/time.ts';
import { parseVideoLink } from '#base/validation/video-link.ts';
import { day } from '#platform/contract/atoms.ts';
import { ruled } from '#platform/contract/ruled.ts';
import { BLOCK_KINDS, type BlockKind } from '../rules/site-block.ts';
import { BLOCK_FIELDS, type Field, type Fields } from '../rules/stored/block-fields.ts';
import { webLink } from '../rules/stored/site-link.ts';
import type { StoredBlock } from '../rules/stored/stored-block.ts';
import { richWordsSchema, wordsSchema } from './words-schema.ts';

const MOST_EVENTS = 20;
const share = z.number().min(0).max(1);

const pictureSchema = z.strictObject({
  id: z.uuid(),
  alt: wordsSchema(200),
  caption: wordsSchema(200),
  focus: z.strictObject({ x: share, y: share }),
});

const line = (most: number) =>
  z
    .string()
    .max(2 * most)
    .transform(cleanName)
    .refine((text) => text.length <= most, maxLengthMessage(most));

/** '' while there is none; otherwise as it is opened. */
const linkSchema = z
  .string()
  .max(2048)
  .transform((text, context) => {
    const address = text.trim() === '' ? '' : webLink(text);
    if (address === undefined) context.addIssue({ code: 'custom', message: MESSAGES.webAddress });
    return address ?? '';
  });

const videoSchema = z
  .string()
  .max(2048)
  .transform(storedText)
  .refine((text) => text === '' || parseVideoLink(text) !== undefined, MESSAGES.videoLink);

const point = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

function schemaOf(field: Field): z.ZodType {
  switch (field.is) {
    case 'words':
      return wordsSchema(field.most);
    case 'rich':
      return richWordsSchema;
    case 'line':
      return line(field.most);
    case 'day':
      return day.nullable();
    case 'time':
      return ruled(z.string().max(5), time);
    case 'link':
      return linkSchema;
    case 'video':
      return videoSchema;
    case 'picture':
      return pictureSchema.nullable();
    case 'pictures':
      return z.array(pictureSchema).max(field.most);
    case 'point':
      return point.nullable();
    case 'event':
      return z.uuid().nullable();
    case 'events':
      return z.array(z.uuid()).max(MOST_EVENTS);
    case 'colors':
      return z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(field.most);
    case 'list':
      return z.array(schemaOfAll(field.of)).max(field.most);
  }
}

function schemaOfAll(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  );
}

function schemaOfKind(kind: BlockKind) {
  return z.strictObject({ id: z.uuid(), kind: z.literal(kind), props: schemaOfAll(BLOCK_FIELDS[kind]) });
}

const [first, ...others] = BLOCK_KINDS;

/** A block as it comes from a writer: a kind of the list, its own parts and nothing else. */
export const blockSchema = z.discriminatedUnion('kind', [
  schemaOfKind(first),
  ...others.map(schemaOfKind),
]) as unknown as z.ZodType<StoredBlock>;
