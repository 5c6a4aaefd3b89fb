/** What became of one attempt. `later` says nothing about the photo: the line is down, or we are busy. */
export type Outcome<Photo> =
  | { kind: 'sent'; photo: Photo }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; afterMs?: number }
  | { kind: 'gone' };

export type Queue = {
  add(files: readonly File[]): void;
  /** The line is back: nobody waits any longer. */
  wake(): void;
  isBusy(): boolean;
};

export type Progress = {
  all: number;
  sent: number;
  /** From 0 to 1, photos on their way included. */
  part: number;
  /** Everything that can be sent was. */
  isDone: boolean;
  /** Told to come back later than a line needs to recover. */
  isAsked: boolean;
};

type Deps<Photo> = {
  send(file: File, onPart: (part: number) => void): Promise<Outcome<Photo>>;
  /** Ends early when it is told to. */
  pause(milliseconds: number, until: Promise<void>): Promise<void>;
  onProgress(progress: Progress): void;
  onSent(photo: Photo): void;
  onRefused(file: File, reason: string): void;
  onGone(): void;
};

type Item = { file: File; part: number; state: 'waiting' | 'sending' | 'sent' | 'refused' };

/** Two at a time keep a slow line full without starving each other. */
const AT_ONCE = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Sends one photo after the other until all are there, however often the line breaks. */
export function createUploadQueue<Photo>(deps: Deps<Photo>): Queue {
  const items: Item[] = [];
  let tries = 0;
  let isGone = false;
  let isAsked = false;
  let wakeUp = () => {};
  let pausing: Promise<void> | undefined;

  const count = (state: Item['state']) => items.filter((item) => item.state === state).length;
  const isBusy = () => !isGone && count('waiting') + count('sending') > 0;

  function tell(): void {
    const refused = count('refused');
    const all = items.length - refused;
    const part = items.reduce((sum, { state, part: own }) => sum + (state === 'refused' ? 0 : own), 0);
    deps.onProgress({
      all,
      sent: count('sent'),
      part: all === 0 ? 1 : part / all,
      isDone: !isBusy(),
      isAsked,
    });
  }

  /** One pause for all of them: a line that is down for one is down for the others. */
  function rest(afterMs: number | undefined): Promise<void> {
    if (pausing) return pausing;
    const backOff = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
    tries += 1;
    isAsked = afterMs !== undefined && afterMs > LONGEST_PAUSE_MS;
    const until = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    pausing = deps.pause(Math.max(backOff, afterMs ?? 0), until).then(() => {
      pausing = undefined;
      isAsked = false;
    });
    return pausing;
  }

  async function sendOne(item: Item): Promise<void> {
    item.state = 'sending';
    const outcome = await deps
      .send(item.file, (part) => {
        item.part = part;
        tell();
      })
      .catch((): Outcome<Photo> => ({ kind: 'later' }));
    if (outcome.kind === 'sent') {
      tries = 0;
      Object.assign(item, { state: 'sent', part: 1 });
      deps.onSent(outcome.photo);
    } else if (outcome.kind === 'refused') {
      item.state = 'refused';
      deps.onRefused(item.file, outcome.reason);
    } else {
      Object.assign(item, { state: 'waiting', part: 0 });
      if (outcome.kind === 'gone') {
        isGone = true;
        deps.onGone();
        return;
      }
      const rested = rest(outcome.afterMs);
      tell();
      await rested;
    }
    tell();
    work();
  }

  function work(): void {
    if (isGone || pausing) return;
    for (const item of items) {
      if (count('sending') >= AT_ONCE) return;
      if (item.state === 'waiting') void sendOne(item);
    }
  }

  return {
    isBusy,
    wake: () => wakeUp(),
    add(files) {
      items.push(...files.map((file) => ({ file, part: 0, state: 'waiting' as const })));
      tell();
      work();
    },
  };
}
