/** Something that has vanished may come back within this time, drawn anew. */
const MOST_MS_GONE = 10_000;

/** What waits until React is there for it, in the order in which it happened. */
export class Pending<Note extends object> extends Map<Element, Note> {
  readonly #gone = new WeakMap<Note, number>();

  /** Goes through all of it and drops what is over. Returns whether anything was done. */
  settle(tryIt: (note: Note) => 'done' | 'waits' | 'gone'): boolean {
    let wasDone = false;
    for (const [element, note] of [...this]) {
      const outcome = tryIt(note);
      if (outcome === 'done') wasDone = true;
      if (outcome === 'gone' && !this.#gone.has(note)) this.#gone.set(note, Date.now());
      const isOver = outcome === 'gone' && Date.now() - (this.#gone.get(note) ?? 0) > MOST_MS_GONE;
      if ((outcome === 'done' || isOver) && this.get(element) === note) this.delete(element);
    }
    return wasDone;
  }
}
