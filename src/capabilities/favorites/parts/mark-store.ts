export interface MarkCalls {
  /** The uuid the list knows, where it is marked. */
  uuid: string | undefined;
  create: () => Promise<string>;
  remove: (uuid: string) => Promise<void>;
  /** The wish did not come true; the heart shows again what the list says. */
  onCreateFailed: (error: unknown) => void;
  onCreated: () => void;
}

export interface MarkStore {
  /** What was just pressed; undefined where the list has the last word. */
  wishOf: (key: string) => boolean | undefined;
  wish: (key: string, isOn: boolean, calls: MarkCalls) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A press shows at once; its call follows. Presses on the same heart while a call is on its way only change the wish,
 * and the calls go on until what is kept is what is wished: a fast finger never makes two favorites nor loses one.
 */
export function createMarkStore(): MarkStore {
  const wishes = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function publish() {
    for (const listener of listeners) listener();
  }

  async function create(calls: MarkCalls): Promise<string | undefined> {
    try {
      return await calls.create();
    } catch (error) {
      calls.onCreateFailed(error);
      return undefined;
    }
  }

  /** Ends early when a call fails: then the list is right and the wish is not. */
  async function follow(key: string, calls: MarkCalls) {
    let { uuid } = calls;
    while (wishes.get(key) !== (uuid !== undefined)) {
      if (uuid === undefined) {
        uuid = await create(calls);
        if (uuid === undefined) return;
        if (wishes.get(key)) calls.onCreated();
      } else {
        try {
          await calls.remove(uuid);
        } catch {
          return;
        }
        uuid = undefined;
      }
    }
  }

  function start(key: string, calls: MarkCalls): Promise<void> {
    const run = follow(key, calls).finally(() => {
      running.delete(key);
      wishes.delete(key);
      publish();
    });
    running.set(key, run);
    return run;
  }

  return {
    wishOf: (key) => wishes.get(key),
    wish(key, isOn, calls) {
      wishes.set(key, isOn);
      publish();
      return running.get(key) ?? start(key, calls);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's one; on the server nobody presses. */
export const markStore = createMarkStore();
