type Shown = { uuid: string };

/**
 * Which photo comes next. New ones come first, in the order they came; then all others go round, the newest of them first.
 * What is taken away is gone with the next step.
 */
export function createRotation<Photo extends Shown>() {
  let photos: readonly Photo[] = [];
  let fresh: string[] = [];
  let last: string | undefined;
  let isFirst = true;

  return {
    /** Newest first, as the wall has them. Says which are new since the last time. */
    set(next: readonly Photo[]): Photo[] {
      const known = new Set(photos.map(({ uuid }) => uuid));
      const arrived = isFirst ? [] : next.filter(({ uuid }) => !known.has(uuid));
      isFirst = false;
      photos = next;
      const there = new Set(next.map(({ uuid }) => uuid));
      fresh = [...fresh, ...arrived.map(({ uuid }) => uuid).toReversed()].filter((uuid) => there.has(uuid));
      return arrived;
    },
    next(): Photo | undefined {
      const first = fresh.shift();
      const place = photos.findIndex(({ uuid }) => uuid === last);
      const chosen = first
        ? photos.find(({ uuid }) => uuid === first)
        : photos[(place + 1) % Math.max(1, photos.length)];
      last = chosen?.uuid;
      return chosen;
    },
    hasFresh: () => fresh.length > 0,
    has: (uuid: string) => photos.some((photo) => photo.uuid === uuid),
    newest: (count: number) => photos.slice(0, count),
  };
}
