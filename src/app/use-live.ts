import { useEffect, useEffectEvent } from 'react';
import { type LiveKind, RESYNC, YIELD } from '#base/live-kind.ts';

const LIVE_PATH = '/web-api/v1/live';
/** A page that is left for another with readers keeps its line. */
const LINGER_MS = 2_000;
/** After a refusal, such as of a server that is starting; each further one waits twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

type Kind = LiveKind | typeof RESYNC | typeof YIELD;
type Listener = (kind: Kind, id?: string) => void;

/** Of whatever the server says; what nobody declared, nobody listens to. */
function readEvent(data: unknown): { kind: Kind; id: string | undefined } | undefined {
  try {
    const event: unknown = JSON.parse(String(data));
    if (typeof event !== 'object' || event === null || !('kind' in event)) return undefined;
    return { kind: String(event.kind) as Kind, id: 'id' in event ? String(event.id) : undefined };
  } catch {
    return undefined;
  }
}

/**
 * One line for everything on a page that follows changes, open while somebody listens. The browser mends it by itself, also
 * when the server has ended it to see who is there; a refusal it takes for good, so we ask again ourselves. One that made
 * room for another page comes back with its reader.
 */
function createLine() {
  const listeners = new Set<Listener>();
  let source: EventSource | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;

  function tell(kind: Kind, id?: string) {
    for (const listener of listeners) listener(kind, id);
  }

  function onMessage({ data }: MessageEvent) {
    const event = readEvent(data);
    if (event?.kind === YIELD) return yieldLine();
    if (event) tell(event.kind, event.id);
  }

  function onOpen() {
    pause = FIRST_PAUSE_MS;
    // Whatever changed between the page and the line was not heard.
    tell(RESYNC);
  }

  function onError() {
    if (source?.readyState !== EventSource.CLOSED) return;
    reopening = setTimeout(open, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function open() {
    clearTimeout(closing);
    if (source && source.readyState !== EventSource.CLOSED) return;
    clearTimeout(reopening);
    source = new EventSource(LIVE_PATH);
    source.addEventListener('open', onOpen);
    source.addEventListener('message', onMessage);
    source.addEventListener('error', onError);
  }

  function close() {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
  }

  function yieldLine() {
    close();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
  }

  function comeBack() {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('focus', comeBack);
    if (listeners.size > 0) open();
  }

  return function listen(listener: Listener): () => void {
    listeners.add(listener);
    open();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) closing = setTimeout(close, LINGER_MS);
    };
  };
}

/** For who keeps its own account of readers; everybody else takes the hook below. */
export const listenLive = createLine();

/** Calls back when something of these kinds changed, or may have. Only for people who are signed in. */
export function useLive(
  kinds: readonly LiveKind[],
  onChange: (id: string | undefined) => void,
  isSignedIn = true,
): void {
  const change = useEffectEvent(onChange);
  const wanted = kinds.join(' ');
  useEffect(() => {
    if (!isSignedIn) return;
    const relevant = new Set<string>([...wanted.split(' '), RESYNC]);
    return listenLive((kind, id) => {
      if (relevant.has(kind)) change(kind === RESYNC ? undefined : id);
    });
  }, [wanted, isSignedIn]);
}
