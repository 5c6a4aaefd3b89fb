import { tagKey } from './guest-tag.ts';

export const BETWEEN_TAGS = /[;,\n]/u;

/** 'Family; Dancers', as a cell of a spreadsheet has it. */
export function writeTags(names: readonly string[]): string {
  return names.join('; ');
}

/** Each once, in its first spelling. */
export function readTags(text: string): string[] {
  const names = new Map<string, string>();
  for (const word of text.split(BETWEEN_TAGS)) {
    const name = word.trim();
    if (name && !names.has(tagKey(name))) names.set(tagKey(name), name);
  }
  return [...names.values()];
}
