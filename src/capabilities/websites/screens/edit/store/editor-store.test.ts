import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BLOCKS,
  fakeServer,
  newUuid,
  openEditor,
  textBlock,
  textOf,
  uuid,
  write,
} from '../../../testing/open-editors.ts';
import { createEditorStore } from './editor-store.ts';

const [FIRST = '', SECOND = ''] = BLOCKS;

describe('what is written', () => {
  it('is seen at once, sent as one, and saved', async () => {
    const server = fakeServer();
    const { store, settle } = openEditor(server);
    for (const text of ['C', 'Co', 'Com', 'Come']) write(store, FIRST, text);
    expect(textOf(store.read().draft, FIRST)).toBe('Come');
    expect(store.read()).toMatchObject({ status: 'saving', pending: 1 });
    await settle();
    expect(textOf(server.draft(), FIRST)).toBe('Come');
    expect(store.read()).toMatchObject({ status: 'saved', pending: 0, savedVersion: 2 });
    store.stop();
  });

  it('stays on the device while the line is cut, and is taken up by the next page', async () => {
    const server = fakeServer();
    const before = openEditor(server);
    before.device.line = 'off';
    write(before.store, FIRST, 'On the train');
    await before.settle();
    expect(before.store.read()).toMatchObject({ status: 'offline', pending: 1 });
    before.store.stop();

    const { store, settle } = openEditor(server, before.device.kept);
    expect(textOf(store.read().draft, FIRST)).toBe('On the train');
    await settle();
    expect(textOf(server.draft(), FIRST)).toBe('On the train');
    expect(store.read().status).toBe('saved');
    store.stop();
  });

  it('counts once where an answer was lost, and what follows it goes through', async () => {
    const server = fakeServer();
    const { store, device, settle } = openEditor(server);
    device.line = 'answer-lost';
    write(store, FIRST, 'One');
    await settle();
    write(store, FIRST, 'One two');
    device.line = 'sound';
    await settle();
    expect(textOf(server.draft(), FIRST)).toBe('One two');
    expect(store.read()).toMatchObject({ status: 'saved', held: [] });
    store.stop();
  });

  it('that the server refuses stays, says why, and goes out with the next change', async () => {
    const server = fakeServer();
    let isRefusing = true;
    const store = createEditorStore(server.told(), {
      ...{
        newUuid,
        now: () => 0,
        keep: () => undefined,
        onStale: () => undefined,
      },
      send: async (batch) => {
        if (isRefusing) throw Object.assign(new Error('Too much of it.'), { status: 400 });
        return server.save(batch);
      },
    });
    write(store, FIRST, 'Long');
    store.sendNow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.read()).toMatchObject({ status: 'refused', problem: 'Too much of it.', pending: 1 });
    isRefusing = false;
    write(store, SECOND, 'Short');
    store.sendNow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.read().status).toBe('saved');
    expect(textOf(server.draft(), FIRST)).toBe('Long');
    store.stop();
  });
});

describe('while somebody writes on', () => {
  afterEach(() => void vi.useRealTimers());

  /** Ten letters a second, on a line that takes a quarter of a second. */
  async function writeFor(seconds: number) {
    vi.useFakeTimers();
    const server = fakeServer();
    let sent = 0;
    const store = createEditorStore(server.told(), {
      ...{ newUuid, now: () => Date.now(), keep: () => undefined, onStale: () => undefined },
      send: async (batch) => {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 250));
        return server.save(batch);
      },
    });
    for (let letters = 1; letters <= seconds * 10; letters += 1) {
      write(store, FIRST, 'a'.repeat(letters));
      await vi.advanceTimersByTimeAsync(100);
    }
    return { server, store, sent: () => sent };
  }

  it('it is saved every three seconds, and once more when the hand rests', async () => {
    const { server, store, sent } = await writeFor(8);
    expect(sent()).toBe(2);
    expect(store.read().status).toBe('saving');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toBe(3);
    expect(store.read().status).toBe('saved');
    expect(textOf(server.draft(), FIRST)).toHaveLength(80);
    store.stop();
  });

  it('it is sent at once when the page is left, also behind a batch on its way', async () => {
    const { server, store, sent } = await writeFor(3.2);
    expect(sent()).toBe(1);
    store.sendNow();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent()).toBe(2);
    expect(textOf(server.draft(), FIRST)).toHaveLength(32);
    store.stop();
  });
});

describe('two editors of one block', () => {
  async function met() {
    const server = fakeServer();
    const [one, other] = [openEditor(server), openEditor(server)];
    write(one.store, FIRST, 'Hers');
    await one.settle();
    write(other.store, FIRST, 'His');
    write(other.store, SECOND, 'Also his');
    await other.settle();
    for (const { store } of [one, other]) store.stop();
    return { server, other };
  }

  it('are told, and the rest of the batch is saved', async () => {
    const { server, other } = await met();
    expect(textOf(server.draft(), FIRST)).toBe('Hers');
    expect(textOf(server.draft(), SECOND)).toBe('Also his');
    expect(other.store.read().held).toMatchObject([{ what: 'block', id: FIRST }]);
    expect(textOf(other.store.read().draft, FIRST)).toBe('His');
  });

  it.each([
    ['mine', 'His'],
    ['theirs', 'Hers'],
  ] as const)('%s is what is left', async (side, text) => {
    const { server, other } = await met();
    other.store.decide(FIRST, side);
    await other.settle();
    expect(textOf(server.draft(), FIRST)).toBe(text);
    expect(textOf(other.store.read().draft, FIRST)).toBe(text);
    expect(other.store.read()).toMatchObject({ held: [], status: 'saved' });
  });

  it('find a page again that the other one removed', async () => {
    const server = fakeServer();
    const [one, other] = [openEditor(server), openEditor(server)];
    const [, travel] = server.draft().pages;
    one.store.change([{ op: 'remove-page', pageId: travel?.id ?? '', version: 1 }]);
    await one.settle();
    const block = textBlock(uuid(99), 'By bus');
    other.store.change([{ op: 'add-block', pageId: travel?.id ?? '', block, after: null }]);
    await other.settle();
    expect(other.store.read().held).toMatchObject([{ what: 'page', theirs: null }]);
    other.store.decide(travel?.id ?? '', 'mine');
    await other.settle();
    expect(textOf(server.draft(), uuid(99))).toBe('By bus');
    for (const { store } of [one, other]) store.stop();
  });
});

describe('undo', () => {
  it('takes back what was done here and leaves what the other one did', async () => {
    const server = fakeServer();
    const [one, other] = [openEditor(server), openEditor(server)];
    write(one.store, FIRST, 'Mine');
    await one.settle();
    other.store.receive(server.told());
    write(other.store, SECOND, 'Theirs');
    await other.settle();
    one.store.receive(server.told());
    one.store.undo();
    await one.settle();
    expect(textOf(server.draft(), FIRST)).toBe('as it was');
    expect(textOf(server.draft(), SECOND)).toBe('Theirs');
    one.store.redo();
    await one.settle();
    expect(textOf(server.draft(), FIRST)).toBe('Mine');
    for (const { store } of [one, other]) store.stop();
  });
});
