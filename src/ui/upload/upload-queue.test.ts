import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type Upload, type UploadItem } from './upload-queue.ts';

function start(upload: Upload, refuse: (file: File) => string | undefined = () => undefined) {
  let items: readonly UploadItem[] = [];
  const onUploaded = vi.fn();
  const queue = createUploadQueue({
    upload,
    refuse,
    onUploaded,
    onChange: (next) => {
      items = next;
    },
  });
  const statuses = () => items.map((item) => item.status);
  return { queue, onUploaded, statuses, items: () => items };
}

const file = (name: string) => new File(['picture'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createUploadQueue', () => {
  it('sends two at a time and the rest after them', async () => {
    const waits: (() => void)[] = [];
    const { queue, statuses, onUploaded } = start(() => new Promise<void>((resolve) => waits.push(resolve)));
    queue.add([file('a'), file('b'), file('c')]);
    expect(statuses()).toEqual(['sending', 'sending', 'waiting']);
    waits[0]?.();
    await settled();
    expect(statuses()).toEqual(['done', 'sending', 'sending']);
    expect(onUploaded).toHaveBeenCalledOnce();
  });

  it('follows the progress of each file', async () => {
    const { queue, items } = start(async (_, { onProgress }) => {
      onProgress(0.4);
      await new Promise(() => {});
    });
    queue.add([file('a')]);
    expect(items()[0]?.progress).toBe(0.4);
  });

  it('says why a file failed and sends it again on request', async () => {
    let tries = 0;
    const { queue, items, statuses } = start(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The picture is damaged.');
    });
    queue.add([file('a')]);
    await settled();
    expect(items()[0]).toMatchObject({ status: 'failed', error: 'The picture is damaged.', canRetry: true });
    queue.retry(items()[0]?.id ?? '');
    await settled();
    expect(statuses()).toEqual(['done']);
  });

  it('does not offer again what would be refused again', async () => {
    const shown: (readonly UploadItem[])[] = [];
    const queue = createUploadQueue({
      upload: () => Promise.reject(new Error('Attach a PDF.')),
      refuse: () => undefined,
      isFinal: (error) => error instanceof Error && error.message === 'Attach a PDF.',
      onChange: (items) => shown.push(items),
    });
    queue.add([file('contract.pdf')]);
    await settled();
    expect(shown.at(-1)?.[0]).toMatchObject({ status: 'failed', canRetry: false });
  });

  it('stops a file that is taken off and goes on with the next', async () => {
    const signals: AbortSignal[] = [];
    const { queue, items, statuses } = start((_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    queue.add([file('a'), file('b'), file('c')]);
    queue.remove(items()[0]?.id ?? '');
    expect(signals[0]?.aborted).toBe(true);
    expect(statuses()).toEqual(['sending', 'sending']);
  });

  it('never sends a refused file', () => {
    const upload = vi.fn(() => Promise.resolve());
    const { queue, items } = start(upload, () => 'Too large');
    queue.add([file('a')]);
    expect(upload).not.toHaveBeenCalled();
    expect(items()[0]).toMatchObject({ status: 'failed', error: 'Too large', canRetry: false });
  });

  it('aborts everything when it is stopped', () => {
    const signals: AbortSignal[] = [];
    const { queue } = start((_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    queue.add([file('a'), file('b')]);
    queue.stop();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });
});
