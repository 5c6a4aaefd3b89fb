import type { SeededRandom } from '#base/seeded-random.ts';
import type { BlockKind } from '../rules/site-block.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import type { PageKind, SitePage } from '../rules/stored/site-content.ts';
import type { PropsOf, StoredBlock, StoredPicture } from '../rules/stored/stored-block.ts';
import type { Words } from '../rules/stored/words.ts';
import { said } from './demo-words.ts';

/** Of the house’s pictures, by what it shows and its colors; nothing where the set has none. */
export type PickPicture = (
  subject: string,
  palette: string,
  words?: { alt?: Words; caption?: Words },
) => StoredPicture | null;

/** What pages of the demo are made with. */
export type DemoKit = { picture: PickPicture; block: MakeBlock; page: MakePage };

type MakeBlock = <Kind extends BlockKind>(kind: Kind, props?: Partial<PropsOf<Kind>>) => StoredBlock;
type MakePage = (kind: PageKind, slug: string, title: Words, blocks: StoredBlock[]) => SitePage;

export function demoKit(
  random: SeededRandom,
  pictures: readonly { assetId: string; subject: string; palette: string; isDerived: boolean }[],
): DemoKit {
  return {
    picture: (subject, palette, { alt = {}, caption = said('') } = {}) => {
      const found = pictures.find(
        (each) => each.subject === subject && each.palette === palette && !each.isDerived,
      );
      return found ? { id: found.assetId, alt, caption, focus: { x: 0.5, y: 0.45 } } : null;
    },
    block: (kind, props) =>
      ({ id: random.uuid(), kind, props: { ...blankProps(kind), ...props } }) as StoredBlock,
    page: (kind, slug, title, blocks) => ({ id: random.uuid(), kind, slug, title, blocks }),
  };
}
