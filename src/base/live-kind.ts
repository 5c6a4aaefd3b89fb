/**
 * What live events can be about. Who publishes a kind declares it, by declaration merging: so a kind that nobody
 * publishes does not compile where it is listened for.
 */
export interface LiveKinds {
  /** A public document shows something that changed. */
  changed: true;
}

export type LiveKind = keyof LiveKinds;

/** Another page of the same person has taken this one's place; it comes back when somebody looks at it. */
export const YIELD = 'yield';

/** Comes with no kind of its own: something may have been missed, so everybody reads again. */
export const RESYNC = 'resync';
