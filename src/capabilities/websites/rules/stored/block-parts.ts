import type { BlockKind } from '../site-block.ts';
import { BLOCK_FIELDS, type Field, type Fields } from './block-fields.ts';
import type { PropsOf, StoredBlock, StoredPicture } from './stored-block.ts';
import type { RichWords, Words } from './words.ts';

/** One part of a block with what it is. */
export type BlockPart =
  | { is: 'words'; value: Words }
  | { is: 'rich'; value: RichWords }
  | { is: 'picture'; value: StoredPicture }
  | { is: 'link' | 'video' | 'line'; value: string }
  | { is: 'event'; value: string };

const BLANK = {
  ...{ words: {}, rich: {}, line: '', day: null, time: '', link: '', video: '', picture: null, point: null },
  ...{ event: null, events: [], pictures: [], colors: [], list: [] },
} as const satisfies Record<Field['is'], unknown>;

/** An entry of a list that nobody has written in yet. */
export function blankFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { is }]) => [name, structuredClone(BLANK[is])]),
  );
}

/** A block that nobody has written in yet. */
export function blankProps<Kind extends BlockKind>(kind: Kind): PropsOf<Kind> {
  return blankFields(BLOCK_FIELDS[kind]) as PropsOf<Kind>;
}

function partsOfField(field: Field, value: unknown): BlockPart[] {
  switch (field.is) {
    case 'words':
    case 'rich':
      return [{ is: field.is, value: value as Words & RichWords }];
    case 'picture':
      return value ? pictureParts([value as StoredPicture]) : [];
    case 'pictures':
      return pictureParts(value as StoredPicture[]);
    case 'event':
      return value ? [{ is: 'event', value: value as string }] : [];
    case 'events':
      return (value as string[]).map((id) => ({ is: 'event', value: id }));
    case 'link':
    case 'video':
    case 'line':
      return value ? [{ is: field.is, value: value as string }] : [];
    case 'list':
      return (value as Record<string, unknown>[]).flatMap((entry) => partsOfFields(field.of, entry));
    default:
      return [];
  }
}

function pictureParts(pictures: readonly StoredPicture[]): BlockPart[] {
  return pictures.flatMap((picture) => [
    { is: 'picture', value: picture },
    { is: 'words', value: picture.alt },
    { is: 'words', value: picture.caption },
  ]);
}

function partsOfFields(fields: Fields, values: Record<string, unknown>): BlockPart[] {
  return Object.entries(fields).flatMap(([name, field]) => partsOfField(field, values[name]));
}

/** Everything in a block, whatever its kind. */
export function partsOf({ kind, props }: Pick<StoredBlock, 'kind' | 'props'>): BlockPart[] {
  return partsOfFields(BLOCK_FIELDS[kind], props);
}
