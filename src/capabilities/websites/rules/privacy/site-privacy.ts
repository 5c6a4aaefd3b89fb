/** Who gets in: by the passcode, by the address alone, or anybody who finds it. */
export const SITE_PRIVACIES = ['PASSCODE', 'LINK', 'PUBLIC'] as const;
export type SitePrivacy = (typeof SITE_PRIVACIES)[number];

/** A page may be stricter than its site, never laxer. */
export const PAGE_VISIBILITIES = ['EVERYONE', 'PASSCODE', 'INVITED', 'HIDDEN'] as const;
export type PageVisibility = (typeof PAGE_VISIBILITIES)[number];

export const EVENT_VISIBILITIES = ['EVERYONE', 'INVITED'] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

export type PagePrivacy = {
  visibility: PageVisibility;
  /** Of a page for those invited: to one of these events, or to any where it names none. */
  eventIds: readonly string[];
};

export const FOR_EVERYONE: PagePrivacy = { visibility: 'EVERYONE', eventIds: [] };

/** Who is looking, as far as they have shown it. */
export type SiteReader = {
  /** Has the site’s passcode of today. */
  hasPasscode: boolean;
  /** Pages whose own passcode they have. */
  openedPages: ReadonlySet<string>;
  /** Came by their own link: the events somebody of the household is invited to. */
  invitedTo: ReadonlySet<string> | null;
};

export const STRANGER: SiteReader = { hasPasscode: false, openedPages: new Set(), invitedTo: null };

/** Whether they get in at all. A household’s own link is as good as the passcode. */
export function mayEnter(privacy: SitePrivacy, { hasPasscode, invitedTo }: SiteReader): boolean {
  return privacy !== 'PASSCODE' || hasPasscode || invitedTo !== null;
}

/** Where somebody who got in stands before a page: it is open, asks for its own passcode, or is not there. */
export type PageStanding = 'OPEN' | 'LOCKED' | 'ABSENT';

export function pageStanding(
  id: string,
  { visibility, eventIds }: PagePrivacy,
  { openedPages, invitedTo }: SiteReader,
): PageStanding {
  switch (visibility) {
    case 'EVERYONE':
      return 'OPEN';
    case 'PASSCODE':
      return openedPages.has(id) ? 'OPEN' : 'LOCKED';
    case 'INVITED': {
      const isInvited =
        invitedTo !== null && (eventIds.length === 0 || eventIds.some((event) => invitedTo.has(event)));
      return isInvited ? 'OPEN' : 'ABSENT';
    }
    case 'HIDDEN':
      return 'ABSENT';
  }
}

/** An event that is not for everybody is left out of the data for whoever is not invited to it. */
export function isEventShown(visibility: EventVisibility, id: string, { invitedTo }: SiteReader): boolean {
  return visibility === 'EVERYONE' || (invitedTo?.has(id) ?? false);
}

/** Until the couple says otherwise, what everybody on the list is invited to is for everybody to read about. */
export function usualVisibility({ invitesNew }: { invitesNew: boolean }): EventVisibility {
  return invitesNew ? 'EVERYONE' : 'INVITED';
}

/** Only what anybody may read is kept as one document for all. */
export function isForEverybody(privacy: SitePrivacy, page: PagePrivacy): boolean {
  return privacy === 'PUBLIC' && page.visibility === 'EVERYONE';
}

/** Guests’ photos, and the way to bring some, are for those who were let in: never for whoever passes by. */
export function isWallShown(
  privacy: SitePrivacy,
  page: PagePrivacy,
  { invitedTo }: Pick<SiteReader, 'invitedTo'>,
): boolean {
  return invitedTo !== null || !isForEverybody(privacy, page);
}
