import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SiteOperation } from '../../../rules/editing/operations.ts';
import { contentOf, type SiteDraft } from '../../../rules/stored/site-content.ts';
import { fakeServer, newUuid, openEditor, textBlock } from '../../../testing/open-editors.ts';

/** Something that one of two editors does, or that happens to their line. */
const actionArbitrary = fc.record({
  who: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'write',
    'add',
    'remove',
    'move',
    'page',
    'undo',
    'hear',
    'redo',
    'settle',
    'off',
    'lost',
    'on',
  ),
  which: fc.nat({ max: 5 }),
  text: fc.string({ minLength: 1, maxLength: 6 }),
});

type Action = typeof actionArbitrary extends fc.Arbitrary<infer T> ? T : never;

function operationOf({ what, which, text }: Action, draft: SiteDraft): SiteOperation | undefined {
  const blocks = draft.pages.flatMap((page) => page.blocks);
  const block = blocks[which % Math.max(blocks.length, 1)];
  const page = draft.pages[which % draft.pages.length];
  if (!page) return undefined;
  if (what === 'add')
    return { op: 'add-block', pageId: page.id, block: textBlock(newUuid(), text), after: null };
  if (what === 'page')
    return {
      op: 'change-page',
      pageId: page.id,
      slug: page.slug,
      title: { en: text },
      version: page.version,
    };
  if (!block) return undefined;
  const { id, version } = block;
  if (what === 'write') return { op: 'change-block', block: textBlock(id, text), version };
  if (what === 'remove') return { op: 'remove-block', blockId: id, version };
  return { op: 'move-block', blockId: id, pageId: page.id, after: null };
}

async function act(editor: ReturnType<typeof openEditor>, action: Action) {
  const { store, device } = editor;
  if (action.what === 'settle') return editor.settle();
  if (action.what === 'hear') return editor.hear();
  if (action.what === 'undo') return store.undo();
  if (action.what === 'redo') return store.redo();
  const lines = { off: 'off', lost: 'answer-lost', on: 'sound' } as const;
  if (action.what in lines) {
    device.line = lines[action.what as keyof typeof lines];
    return;
  }
  const operation = operationOf(action, store.read().draft);
  if (operation) store.change([operation]);
}

async function decideAll({ store, device, settle }: ReturnType<typeof openEditor>, side: 'mine' | 'theirs') {
  device.line = 'sound';
  await settle();
  for (const { id } of store.read().held) store.decide(id, side);
  await settle();
}

const plain = (draft: SiteDraft) => JSON.stringify(contentOf(draft));

it('two editors come to the same, whatever they do and however their lines fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actionArbitrary, { maxLength: 25 }), fc.boolean(), async (actions, keeps) => {
      const server = fakeServer();
      const editors = [openEditor(server), openEditor(server)] as const;
      for (const action of actions) await act(editors[action.who === 0 ? 0 : 1], action);
      for (let round = 0; round < 6; round += 1)
        for (const editor of editors) await decideAll(editor, keeps ? 'mine' : 'theirs');
      for (const { store, device } of editors) {
        store.receive(server.told());
        expect(store.read()).toMatchObject({ status: 'saved', held: [], pending: 0 });
        expect(plain(store.read().draft)).toBe(plain(server.draft()));
        expect(device.kept ?? { sending: null, waiting: [], held: [] }).toEqual({
          ...{ sending: null, waiting: [], held: [] },
        });
        store.stop();
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('whatever one does alone, undoing all of it leads back', () => {
  fc.assert(
    fc.property(fc.array(actionArbitrary, { maxLength: 20 }), (actions) => {
      const server = fakeServer();
      const { store } = openEditor(server);
      const before = plain(store.read().draft);
      let changes = 0;
      for (const action of actions) {
        const operation = operationOf(action, store.read().draft);
        if (!operation || ['undo', 'redo', 'hear', 'settle', 'off', 'lost', 'on'].includes(action.what))
          continue;
        store.change([operation]);
        changes += 1;
      }
      for (let step = 0; step < changes; step += 1) store.undo();
      expect(plain(store.read().draft)).toBe(before);
      store.stop();
    }),
  );
});
