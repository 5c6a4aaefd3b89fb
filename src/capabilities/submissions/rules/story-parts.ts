import type { StoryPart } from '#capabilities/editorial/rules/story.ts';

/** A blank line begins a paragraph. */
export function storyParts(text: string): StoryPart[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return [{ paragraphs }];
}
