/** A heading with its paragraphs; the first part has none. */
export type StoryPart = { heading?: string; paragraphs: string[] };
