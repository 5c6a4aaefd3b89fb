const FIRST_ROOM = 64;
const NOBODY = -1;

function enlarge(array: Int32Array, room: number): Int32Array {
  const larger = new Int32Array(Math.max(room, array.length * 2));
  larger.set(array);
  return larger;
}

/**
 * The places of rows by something they share, such as a market. Each row knows its neighbours in its list, so it enters
 * and leaves in one step and takes eight bytes, however many lists there are.
 */
export class PlaceLists {
  readonly #firsts = new Map<number, number>();
  #next: Int32Array = new Int32Array(FIRST_ROOM);
  #previous: Int32Array = new Int32Array(FIRST_ROOM);

  /** How many lists there are. */
  get count(): number {
    return this.#firsts.size;
  }

  /** In no order. */
  of(key: number): number[] {
    const places: number[] = [];
    this.addTo(places, key);
    return places;
  }

  /** Adds the places of a list to those of others. */
  addTo(places: number[], key: number): void {
    const next = this.#next;
    for (let place = this.#firsts.get(key) ?? NOBODY; place !== NOBODY; place = next[place] ?? NOBODY) {
      places.push(place);
    }
  }

  enter(key: number, place: number): void {
    if (place >= this.#next.length) {
      this.#next = enlarge(this.#next, place + 1);
      this.#previous = enlarge(this.#previous, place + 1);
    }
    const first = this.#firsts.get(key) ?? NOBODY;
    this.#next[place] = first;
    this.#previous[place] = NOBODY;
    if (first !== NOBODY) this.#previous[first] = place;
    this.#firsts.set(key, place);
  }

  leave(key: number, place: number): void {
    const before = this.#previous[place] ?? NOBODY;
    const after = this.#next[place] ?? NOBODY;
    if (after !== NOBODY) this.#previous[after] = before;
    if (before !== NOBODY) this.#next[before] = after;
    else if (after !== NOBODY) this.#firsts.set(key, after);
    else this.#firsts.delete(key);
  }
}
