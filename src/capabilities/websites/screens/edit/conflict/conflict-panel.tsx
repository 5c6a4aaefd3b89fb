import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { BLOCK_NAMES } from '../../../rules/block-names.ts';
import { type HeldChange, myBlock, theirBlock } from '../../../rules/editing/local/held-changes.ts';
import { pageIn } from '../../../rules/editing/local/show-operations.ts';
import type { SiteDraft } from '../../../rules/stored/site-content.ts';
import type { DesignLooks } from '../../gallery/design-looks.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { differences } from './differences.ts';

interface ConflictPanelProps {
  held: readonly HeldChange[];
  /** As the server has it. */
  server: SiteDraft;
  /** By what names looks are called. */
  designs: readonly DesignLooks[];
  store: EditorStore;
}

function nameOf(held: HeldChange, server: SiteDraft): string {
  if (held.what === 'look') return 'the look of your website';
  if (held.what === 'block') {
    const block = myBlock(held) ?? theirBlock(held, server);
    return block ? `“${BLOCK_NAMES[block.kind]}”` : 'a block';
  }
  const page = held.page ?? pageIn(server, held.id);
  return `the page “${Object.values(page?.title ?? {})[0] ?? ''}”`;
}

function Side({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <div className="min-w-0 rounded-input border border-line bg-paper p-3">
      <p className="mb-1 font-semibold text-sm">{title}</p>
      {words.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only read.
        <p key={place} className="wrap-anywhere text-sm">
          {line}
        </p>
      ))}
    </div>
  );
}

/** Where two people changed the same: both stand side by side until one is chosen. */
export function ConflictPanel({ held, server, designs, store }: ConflictPanelProps) {
  return held.map((one) => {
    const { mine, theirs } = differences(one, server, designs);
    return (
      <Notice key={one.id} tone="warn" title={`Someone else changed ${nameOf(one, server)} too`}>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          <Side title="Yours" words={mine} />
          <Side title="Theirs" words={theirs} />
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onPress={() => store.decide(one.id, 'mine')}>
            Keep mine
          </Button>
          <Button size="small" variant="secondary" onPress={() => store.decide(one.id, 'theirs')}>
            Take theirs
          </Button>
        </div>
      </Notice>
    );
  });
}
