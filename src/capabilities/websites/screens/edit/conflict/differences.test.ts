import { describe, expect, it } from 'vitest';
import type { SiteLook } from '../../../rules/stored/site-content.ts';
import { fakeServer, openEditor } from '../../../testing/open-editors.ts';
import { designLooks } from '../../gallery/design-looks.ts';
import { differences } from './differences.ts';

/** What the second of two is shown who change the look at once. */
async function lookConflict(theirs: Partial<SiteLook>, mine: Partial<SiteLook>) {
  const server = fakeServer();
  const [maya, jonah] = [openEditor(server), openEditor(server)];
  for (const [{ store, settle }, change] of [
    [maya, theirs],
    [jonah, mine],
  ] as const) {
    const { look, lookVersion: version } = store.read().draft;
    store.change([{ op: 'change-look', look: { ...look, ...change }, version }]);
    await settle();
  }
  const { held, server: known } = jonah.store.read();
  const shown = held.map((one) => differences(one, known, designLooks()));
  return { shown, jonah, held, server };
}

describe('two who change the look at once', () => {
  it('see both by the names they chose from, and only where they differ', async () => {
    const { shown } = await lookConflict(
      { palette: 'onyx', title: { en: 'The Adlers' } },
      { design: 'night', palette: 'fern', languages: ['en', 'es'] },
    );
    expect(shown).toEqual([
      {
        mine: ['Design: Night garden', 'Colors: Fern', 'Type: Lantern', 'Languages: English, Español'],
        theirs: [
          ...['Design: Deco', 'Colors: Onyx', 'Type: Marquee', 'Languages: English'],
          'Title in English: The Adlers',
        ],
      },
    ]);
  });

  it('have one look afterwards, whichever is chosen', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const { jonah, held, server } = await lookConflict({ type: 'lobby' }, { palette: 'oxblood' });
      jonah.store.decide(held[0]?.id ?? '', side);
      await jonah.settle();
      const { palette, type } = server.draft().look;
      expect([palette, type]).toEqual(side === 'mine' ? ['oxblood', 'first'] : ['first', 'lobby']);
      expect(jonah.store.read()).toMatchObject({
        status: 'saved',
        held: [],
        draft: { look: { palette, type } },
      });
      jonah.store.stop();
    }
  });
});
