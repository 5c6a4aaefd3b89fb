import { describe, expect, it } from 'vitest';
import { packDocument } from './pack-document.ts';
import { createPageMemory } from './page-memory.ts';

const document = (status = 200) =>
  packDocument({ plain: Buffer.from('<main></main>'), status, headers: {}, renderedAt: 0, shows: [] });

async function remembered({ status = 200, today = (): string => '2027-06-12' } = {}) {
  const memory = createPageMemory(today);
  const first = memory.begin('/venues');
  expect(first.isUnchanged('barn')).toBe(false);
  const kept = await document(status);
  first.keep(kept);
  return { memory, kept };
}

describe('createPageMemory', () => {
  it('knows a page by its address and all of its data', async () => {
    const { memory, kept } = await remembered();
    const again = memory.begin('/venues');
    expect(again.isUnchanged('barn')).toBe(true);
    expect(again.asBefore()).toBe(kept);
    expect(memory.begin('/venues').isUnchanged('barns')).toBe(false);
    expect(memory.begin('/florists').isUnchanged('barn')).toBe(false);
  });

  it('takes the later of two', async () => {
    const { memory } = await remembered();
    const changed = memory.begin('/venues');
    changed.isUnchanged('mill');
    changed.keep(await document());
    expect(memory.begin('/venues').isUnchanged('barn')).toBe(false);
    expect(memory.begin('/venues').isUnchanged('mill')).toBe(true);
  });

  it('draws every page anew on another day', async () => {
    let day = '2027-12-31';
    const { memory } = await remembered({ today: () => day });
    day = '2028-01-01';
    expect(memory.begin('/venues').isUnchanged('barn')).toBe(false);
  });

  it('keeps no page that failed, and none whose data nobody compared', async () => {
    const { memory } = await remembered({ status: 404 });
    expect(memory.begin('/venues').isUnchanged('barn')).toBe(false);
    const unseen = memory.begin('/rss');
    unseen.keep(await document());
    expect(() => memory.begin('/rss').asBefore()).toThrow('no earlier');
  });
});
