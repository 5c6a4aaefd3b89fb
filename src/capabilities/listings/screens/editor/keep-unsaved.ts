import type { Unsaved } from './section-saver.ts';

const keyOf = (uuid: string, sectionKey: string) => `listing-unsaved:${uuid}:${sectionKey}`;

/** What an earlier page of this browser typed into a section and could not save. */
export function readUnsaved(uuid: string, sectionKey: string): Unsaved | null {
  try {
    const text = localStorage.getItem(keyOf(uuid, sectionKey));
    return text === null ? null : (JSON.parse(text) as Unsaved);
  } catch {
    // Storage can be switched off, or hold something that is not ours; then nothing was kept.
    return null;
  }
}

export function keepUnsaved(uuid: string, sectionKey: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(uuid, sectionKey), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(uuid, sectionKey));
  } catch {
    // Then it lasts as long as the page does.
  }
}
