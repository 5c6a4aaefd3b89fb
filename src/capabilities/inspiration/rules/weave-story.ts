import type { StoryPart } from '#capabilities/editorial/rules/story.ts';

export type StoryBlock<Photo> = { part: StoryPart; photos: Photo[] };

/** Deals the photos out behind the parts of the story as evenly as can be, in their order, the fuller shares first. */
export function weaveStory<Photo>(
  parts: readonly StoryPart[],
  photos: readonly Photo[],
): { blocks: StoryBlock<Photo>[]; left: Photo[] } {
  if (parts.length === 0) return { blocks: [], left: [...photos] };
  const share = Math.min(Math.floor(photos.length / parts.length), MOST_TOGETHER);
  const extra = share === MOST_TOGETHER ? 0 : photos.length % parts.length;
  let taken = 0;
  const blocks = parts.map((part, index) => {
    const size = share + (index < extra ? 1 : 0);
    const block = { part, photos: photos.slice(taken, taken + size) };
    taken += size;
    return block;
  });
  return { blocks, left: photos.slice(taken) };
}

/** More in one row would be thumbnails. */
const MOST_TOGETHER = 3;
