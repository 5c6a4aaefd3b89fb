import { createContext, use } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Website } from '../../contract/editor.contract.ts';

export type SitePicture = Website['pictures'][number];

/** What every field of the editor asks for. */
export type Writing = {
  /** What is written in now, and what stands in for it where it lacks words. */
  language: GuestLanguage;
  first: GuestLanguage;
  events: Website['events'];
  pictures: readonly SitePicture[];
  onPictureAdded: () => void;
};

export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = use(WritingContext);
  if (!writing) throw new Error('A field of the website stands outside of its editor.');
  return writing;
}
