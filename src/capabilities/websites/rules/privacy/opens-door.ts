import type { EventVisibility, PagePrivacy, SitePrivacy } from './site-privacy.ts';

type SiteDoor = { privacy: SitePrivacy; isListed: boolean; isIndexed: boolean };

const OPENNESS: Readonly<Record<SitePrivacy, number>> = { PASSCODE: 0, LINK: 1, PUBLIC: 2 };

/** Whether somebody could read the site, or come across it, who could not before. */
export function opensSite(before: SiteDoor, after: SiteDoor): boolean {
  return (
    OPENNESS[after.privacy] > OPENNESS[before.privacy] ||
    (after.isListed && !before.isListed) ||
    (after.isIndexed && !before.isIndexed)
  );
}

/** To any of the couple’s events where a page names none. */
function invitesOthers(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((event) => !before.includes(event));
}

/** The same of a page. Between a passcode and an invitation it opens for some and closes for others, which counts as opening. */
export function opensPage(before: PagePrivacy, after: PagePrivacy): boolean {
  if (after.visibility === 'HIDDEN' || before.visibility === 'EVERYONE') return false;
  if (before.visibility !== after.visibility) return true;
  return after.visibility === 'INVITED' && invitesOthers(before.eventIds, after.eventIds);
}

export function opensEvent(before: EventVisibility, after: EventVisibility): boolean {
  return before === 'INVITED' && after === 'EVERYONE';
}
