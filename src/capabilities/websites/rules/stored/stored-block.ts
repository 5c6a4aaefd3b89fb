import type { BlockKind } from '../site-block.ts';
import type { BLOCK_FIELDS, Field, Fields } from './block-fields.ts';
import type { RichWords, Words } from './words.ts';

/** A picture of the site, and what must stay in sight of it. */
export type StoredPicture = { id: string; alt: Words; caption: Words; focus: { x: number; y: number } };

type ValueOf<F extends Field> = F extends { is: 'words' }
  ? Words
  : F extends { is: 'rich' }
    ? RichWords
    : F extends { is: 'picture' }
      ? StoredPicture | null
      : F extends { is: 'pictures' }
        ? StoredPicture[]
        : F extends { is: 'day' | 'event' }
          ? string | null
          : F extends { is: 'events' | 'colors' }
            ? string[]
            : F extends { is: 'point' }
              ? { latitude: number; longitude: number } | null
              : F extends { is: 'list'; of: infer Of extends Fields }
                ? ValuesOf<Of>[]
                : string;

type ValuesOf<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** What a block of a kind holds, as its list of parts says. */
export type PropsOf<Kind extends BlockKind> = ValuesOf<(typeof BLOCK_FIELDS)[Kind]>;

/** A block as the couple keeps it: in all its languages, for every reader. */
export type StoredBlock = {
  [Kind in BlockKind]: { id: string; kind: Kind; props: PropsOf<Kind> };
}[BlockKind];

export type StoredBlockOf<Kind extends BlockKind> = Extract<StoredBlock, { kind: Kind }>;
