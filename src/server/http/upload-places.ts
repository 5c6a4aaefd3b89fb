export type UploadPlaces = {
  /** Nothing where there is no place; otherwise how to leave it. */
  take(person: string): (() => void) | undefined;
};

type Limits = { altogether: number; perPerson: number };

/** Counts who is uploading, so that nobody fills the memory, not even slowly. */
export function createUploadPlaces({ altogether: most, perPerson }: Limits): UploadPlaces {
  const held = new Map<string, number>();
  let altogether = 0;
  return {
    take(person) {
      const own = held.get(person) ?? 0;
      if (altogether >= most || own >= perPerson) return undefined;
      altogether += 1;
      held.set(person, own + 1);
      return () => {
        altogether -= 1;
        const left = (held.get(person) ?? 1) - 1;
        if (left > 0) held.set(person, left);
        else held.delete(person);
      };
    },
  };
}

export type PlaceLine = {
  /** Waits for a place; nothing where the line is too long, or whoever waited has left. */
  wait(signal: AbortSignal): Promise<(() => void) | undefined>;
};

/**
 * The same for a party: everybody comes at once, from one address, and nobody is turned away. Whoever has no place yet waits
 * before the first byte of their photo is read.
 */
export function createPlaceLine({ places, longest }: { places: number; longest: number }): PlaceLine {
  const line: (() => void)[] = [];
  let free = places;

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else free += 1;
  }

  /** Once, whoever calls it and however often. */
  function leaving(): () => void {
    let isHeld = true;
    return () => {
      if (isHeld) leave();
      isHeld = false;
    };
  }

  return {
    async wait(signal) {
      if (signal.aborted) return undefined;
      if (free > 0) {
        free -= 1;
        return leaving();
      }
      if (line.length >= longest) return undefined;
      return new Promise((resolve) => {
        const begin = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(leaving());
        };
        const giveUp = () => {
          line.splice(line.indexOf(begin), 1);
          resolve(undefined);
        };
        line.push(begin);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
