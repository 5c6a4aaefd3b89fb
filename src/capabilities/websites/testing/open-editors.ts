import type { SavedOperations } from '../contract/editor.contract.ts';
import { applyOperations } from '../rules/editing/apply-operations.ts';
import type { Batch, KeptChanges } from '../rules/editing/local/kept-changes.ts';
import { blockIn } from '../rules/editing/local/show-operations.ts';
import type { DraftPage, SiteDraft } from '../rules/stored/site-content.ts';
import type { StoredBlock } from '../rules/stored/stored-block.ts';
import { createEditorStore, type EditorStore } from '../screens/edit/store/editor-store.ts';

export function uuid(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

export function textBlock(id: string, text: string): StoredBlock {
  return { id, kind: 'names-and-date', props: { text: { en: text } } };
}

export const BLOCKS = [uuid(11), uuid(12), uuid(13)];

function firstDraft(): SiteDraft {
  const pages: DraftPage[] = ['home', 'travel'].map((slug, place) => ({
    ...{ id: uuid(place + 1), kind: 'other', slug, title: { en: slug }, version: 1 },
    blocks: place === 0 ? BLOCKS.map((id) => ({ ...textBlock(id, 'as it was'), version: 1 })) : [],
  }));
  return {
    look: { design: 'deco', palette: 'first', type: 'first', languages: ['en'], title: {} },
    lookVersion: 1,
    pages,
  };
}

type Line = 'sound' | 'off' | 'answer-lost';

/** As the server does it: whole or not at all, and once for the id of a batch. */
export function fakeServer() {
  let draft = firstDraft();
  let version = 1;
  const batches = new Set<string>();
  const told = () => ({ ...draft, draftVersion: version, changes: [] });
  function save({ batchUuid, operations }: Batch): SavedOperations {
    if (!batches.has(batchUuid)) {
      const { draft: after, conflicts } = applyOperations(draft, operations, version + 1);
      if (conflicts.length > 0)
        throw Object.assign(new Error('Someone else changed this.'), { status: 400, body: { conflicts } });
      batches.add(batchUuid);
      [draft, version] = [after, version + 1];
    }
    return {
      ...{ draftVersion: version, lookVersion: draft.lookVersion, changes: [] },
      pages: draft.pages.map(({ id, version: of }) => ({ id, version: of })),
      blocks: draft.pages.flatMap(({ blocks }) => blocks.map(({ id, version: of }) => ({ id, version: of }))),
    };
  }
  return { told, save, draft: () => draft };
}

type Server = ReturnType<typeof fakeServer>;

let lastUuid = 1_000;

export function newUuid(): string {
  lastUuid += 1;
  return uuid(lastUuid);
}

/** An editor whose line can be cut, and whose device outlives it. */
export function openEditor(server: Server, left?: KeptChanges) {
  const device: { kept: KeptChanges | undefined; line: Line } = { kept: undefined, line: 'sound' };
  let stale = false;
  const store = createEditorStore(server.told(), {
    newUuid,
    now: () => 0,
    keep: (kept) => {
      device.kept = structuredClone(kept);
    },
    onStale: () => {
      stale = true;
    },
    send: async (batch) => {
      if (device.line === 'off') throw new TypeError('Failed to fetch');
      const saved = server.save(structuredClone(batch));
      if (device.line === 'answer-lost') throw new TypeError('Failed to fetch');
      return saved;
    },
  });
  if (left) store.takeUp(left);
  return {
    store,
    device,
    hear: () => store.receive(structuredClone(server.told())),
    /** Until all that can go out has gone out, and all that is to be known is known. */
    async settle() {
      for (let round = 0; round < 12; round += 1) {
        store.sendNow();
        await new Promise((resolve) => setImmediate(resolve));
        if (stale) {
          stale = false;
          store.receive(structuredClone(server.told()));
        }
      }
    },
  };
}

export function write(store: EditorStore, id: string, text: string) {
  const found = blockIn(store.read().draft, id);
  if (found) store.change([{ op: 'change-block', block: textBlock(id, text), version: found.version }], id);
}

export function textOf(draft: SiteDraft, id: string): string | undefined {
  const block = blockIn(draft, id);
  return block?.kind === 'names-and-date' ? block.props.text.en : undefined;
}
