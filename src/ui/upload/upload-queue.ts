export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

export type Upload = (file: File, options: UploadOptions) => Promise<unknown>;

export interface UploadItem {
  id: string;
  name: string;
  sizeBytes: number;
  status: 'waiting' | 'sending' | 'done' | 'failed';
  progress: number;
  error?: string;
  /** False for a file that was refused: sending it again would refuse it again. */
  canRetry: boolean;
}

export interface UploadQueueSetup {
  upload: Upload;
  /** Why a file is not taken, or nothing. */
  refuse: (file: File) => string | undefined;
  /** Whether a failed upload would fail again, however often it is tried. */
  isFinal?: (error: unknown) => boolean;
  onChange: (items: readonly UploadItem[]) => void;
  onUploaded?: (file: File, answer: unknown) => void;
  maxAtOnce?: number;
}

export interface UploadQueue {
  add: (files: readonly File[]) => void;
  /** Stops a file that is being sent, and takes it off the list in any case. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  stop: () => void;
}

const FAILED_MESSAGE = 'This file could not be uploaded. Try again.';

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : FAILED_MESSAGE;
}

/** Sends files a few at a time; one that fails or is taken off holds up no other. */
export function createUploadQueue(setup: UploadQueueSetup): UploadQueue {
  const { upload, refuse, isFinal, onChange, onUploaded, maxAtOnce = 2 } = setup;
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  let items: readonly UploadItem[] = [];
  let lastId = 0;

  function publish(next: readonly UploadItem[]) {
    items = next;
    onChange(items);
  }

  function change(id: string, part: Partial<UploadItem>) {
    publish(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  async function send(id: string, file: File) {
    const controller = new AbortController();
    running.set(id, controller);
    const isCurrent = () => running.get(id) === controller;
    change(id, { status: 'sending', progress: 0, error: undefined });
    try {
      const answer = await upload(file, {
        signal: controller.signal,
        onProgress: (fraction) => {
          if (isCurrent()) change(id, { progress: Math.min(Math.max(fraction, 0), 1) });
        },
      });
      if (!isCurrent()) return;
      running.delete(id);
      change(id, { status: 'done', progress: 1 });
      onUploaded?.(file, answer);
    } catch (error) {
      if (!isCurrent()) return;
      running.delete(id);
      change(id, { status: 'failed', error: messageOf(error), canRetry: !isFinal?.(error) });
    }
    sendNext();
  }

  function sendNext() {
    for (const item of items) {
      const file = files.get(item.id);
      if (running.size >= maxAtOnce) return;
      if (item.status === 'waiting' && file) void send(item.id, file);
    }
  }

  function enter(file: File): UploadItem {
    lastId += 1;
    const id = `upload-${lastId}`;
    files.set(id, file);
    const error = refuse(file);
    const common = { id, name: file.name, sizeBytes: file.size, progress: 0, error, canRetry: !error };
    return { ...common, status: error ? 'failed' : 'waiting' };
  }

  function halt(id: string) {
    running.get(id)?.abort();
    running.delete(id);
  }

  return {
    add(added) {
      publish([...items, ...added.map(enter)]);
      sendNext();
    },
    remove(id) {
      halt(id);
      files.delete(id);
      publish(items.filter((item) => item.id !== id));
      sendNext();
    },
    retry(id) {
      change(id, { status: 'waiting', error: undefined, progress: 0 });
      sendNext();
    },
    stop() {
      for (const id of [...running.keys()]) halt(id);
    },
  };
}
