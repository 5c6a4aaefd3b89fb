import type { Website } from '../../contract/editor.contract.ts';

export type SiteStanding = { label: string; tone: 'green' | 'gray' | 'red' | 'gold'; text: string };

const READERS: Readonly<Record<Website['privacy'], string>> = {
  PASSCODE: 'Guests who have the passcode, or their own link, can read it.',
  LINK: 'Anyone who has the address can read it.',
  PUBLIC: 'Everyone can read it.',
};

/** Where a website stands, in words for those who make it. */
export function siteStanding({
  state,
  privacy,
  takenDownFor,
}: Pick<Website, 'state' | 'privacy' | 'takenDownFor'>): SiteStanding {
  if (takenDownFor !== null)
    return {
      label: 'Taken down',
      tone: 'red',
      text: 'Guests can’t open it for now. Nothing of it is lost.',
    };
  if (state === 'PUBLISHED') return { label: 'Published', tone: 'green', text: READERS[privacy] };
  if (state === 'HIDDEN')
    return { label: 'Offline', tone: 'gray', text: 'Nobody can read it right now. Nothing of it is lost.' };
  return { label: 'Draft', tone: 'gold', text: 'Only you and those who plan with you can see it so far.' };
}
