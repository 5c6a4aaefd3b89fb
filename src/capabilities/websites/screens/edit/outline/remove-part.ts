import { toastStore } from '#ui/toast-store.ts';
import { BLOCK_NAMES } from '../../../rules/block-names.ts';
import type { DraftBlock, DraftPage } from '../../../rules/stored/site-content.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { tellRefused } from '../tell-refused.ts';

function tellRemoved(name: string, store: EditorStore): void {
  toastStore.show({
    id: 'website-removed',
    tone: 'neutral',
    autoDismissMs: 8_000,
    message: `${name} is gone.`,
    secondAction: { label: 'Undo', onPress: store.undo },
  });
}

/** With a way back. */
export function removePage(store: EditorStore, { id, version, title, slug }: DraftPage): void {
  const problem = store.change([{ op: 'remove-page', pageId: id, version }]);
  if (problem === undefined) tellRemoved(`“${Object.values(title)[0] || slug}”`, store);
  tellRefused(problem);
}

export function removeBlock(store: EditorStore, { id, version, kind }: DraftBlock): void {
  const problem = store.change([{ op: 'remove-block', blockId: id, version }]);
  if (problem === undefined) tellRemoved(BLOCK_NAMES[kind], store);
  tellRefused(problem);
}
