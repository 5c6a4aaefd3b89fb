import { Button } from '#ui/button.tsx';
import { blankProps } from '../../../rules/stored/block-parts.ts';
import type { DraftBlock, SiteDraft } from '../../../rules/stored/site-content.ts';
import type { StoredBlock, StoredBlockOf, StoredPicture } from '../../../rules/stored/stored-block.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { tellRefused } from '../tell-refused.ts';

type Hero = StoredBlockOf<'hero'> & { version: number };

function isHero(block: DraftBlock): block is Hero {
  return block.kind === 'hero';
}

/** The photo of the cover on the front page. */
export function CoverPicture({ draft, store }: { draft: SiteDraft; store: EditorStore }) {
  const [front] = draft.pages;
  const cover = front?.blocks.find(isHero);

  function change(picture: StoredPicture | null) {
    if (!cover) return undefined;
    const { version, ...block } = cover;
    const next: StoredBlock = { ...block, props: { ...block.props, picture } };
    return store.change([{ op: 'change-block', block: next, version }], `${block.id}.hero.picture`);
  }

  function add() {
    if (!front) return;
    const block: StoredBlock = { id: crypto.randomUUID(), kind: 'hero', props: blankProps('hero') };
    tellRefused(store.change([{ op: 'add-block', pageId: front.id, block, after: null }]));
  }

  return (
    <section aria-labelledby="look-cover">
      <h2 id="look-cover" className="mb-3 text-xl">
        Cover
      </h2>
      {cover ? (
        <PictureField label="Cover photo" value={cover.props.picture} onChange={change} />
      ) : (
        <>
          <p className="mb-3 text-ink-soft">Your front page has no cover.</p>
          <Button variant="secondary" size="small" onPress={add}>
            Add a cover
          </Button>
        </>
      )}
    </section>
  );
}
