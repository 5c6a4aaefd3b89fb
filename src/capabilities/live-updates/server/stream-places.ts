/**
 * What one person may follow at a time, in one process. Browsers that speak HTTP/1.1 open six connections to a host; one
 * has to stay free for everything else.
 */
export const MOST_STREAMS = 5;

export type StreamPlace = {
  /** Aborts when another stream of the person takes this place. */
  taken: AbortSignal;
  leave(): void;
};

/** The newest stream is the page somebody looks at, so it is the oldest that goes. */
export function createStreamPlaces(most: number = MOST_STREAMS) {
  const places = new Map<string, AbortController[]>();

  function leave(userId: string, leaving: AbortController): void {
    const others = (places.get(userId) ?? []).filter((place) => place !== leaving);
    if (others.length > 0) places.set(userId, others);
    else places.delete(userId);
  }

  return {
    take(userId: string): StreamPlace {
      const place = new AbortController();
      const held = [...(places.get(userId) ?? []), place];
      places.set(userId, held.slice(-most));
      for (const oldest of held.slice(0, -most)) oldest.abort();
      return { taken: place.signal, leave: () => leave(userId, place) };
    },
    /** How many people follow something. */
    size: () => places.size,
  };
}
