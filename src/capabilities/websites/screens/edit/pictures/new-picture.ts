import type { StoredPicture } from '../../../rules/stored/stored-block.ts';

/** Faces are above the middle more often than below it. */
const USUAL_FOCUS = { x: 0.5, y: 0.4 };

export function newPicture(id: string): StoredPicture {
  return { id, alt: {}, caption: {}, focus: USUAL_FOCUS };
}
