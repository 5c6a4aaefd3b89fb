import { type GuestLanguage, isGuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { readPlainEvents } from '#capabilities/guests/server/index.ts';
import { rsvpPaths } from '#capabilities/rsvp/rules/paths.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { drawBlock } from '../../rules/draw/draw-block.ts';
import { type DrawnSite, drawSite } from '../../rules/draw/draw-site.ts';
import type { Drawing, SitePicture } from '../../rules/draw/drawing.ts';
import type { SiteAddress } from '../../rules/draw/site-address.ts';
import {
  FOR_EVERYONE,
  isEventShown,
  isWallShown,
  type PagePrivacy,
  pageStanding,
  type SiteReader,
  usualVisibility,
} from '../../rules/privacy/site-privacy.ts';
import type { SiteContent, SitePage } from '../../rules/stored/site-content.ts';
import { pictureIds } from '../../rules/stored/site-links.ts';
import { findFrame, findInvitedTo } from '../frame.store.ts';
import { listPagePrivacy } from '../page-privacy.store.ts';
import { presentEvent } from '../present-event.ts';
import type { WebsiteRow } from '../websites.store.ts';
import { presentFrame } from './present-frame.ts';
import { readPictures } from './read-pictures.ts';
import { readWall } from './read-wall.ts';

/** Somebody who reads, and which household they are of, where that is known. */
export type KnownReader = SiteReader & {
  household: string | undefined;
  language: GuestLanguage | undefined;
  linkCode: string | null;
};

type Deps = Pick<Platform, 'clock' | 'secret'>;

export type ReaderPage =
  | { standing: 'OPEN'; page: SitePage; privacy: PagePrivacy; view: DrawnSite; pictureId: string | null }
  | { standing: 'LOCKED'; language: GuestLanguage; page: SitePage }
  | { standing: 'ABSENT' };

/** A household of the list by its id; nobody where it is not on the list any more. */
export async function knowHousehold(
  tx: Tx,
  weddingId: string,
  household: string | undefined,
): Promise<Omit<KnownReader, 'hasPasscode' | 'openedPages'>> {
  const found = household === undefined ? undefined : await findInvitedTo(tx, weddingId, household);
  if (!found) return { invitedTo: null, household: undefined, language: undefined, linkCode: null };
  const language = isGuestLanguage(found.language) ? found.language : undefined;
  return { invitedTo: new Set(found.eventIds), household, language, linkCode: found.linkCode };
}

export async function readPagePrivacy(tx: Tx, weddingId: string): Promise<(pageId: string) => PagePrivacy> {
  const rows = await listPagePrivacy(tx, weddingId);
  return (pageId) => {
    const row = rows.get(pageId);
    return row ? { visibility: row.visibility, eventIds: row.eventUuids } : FOR_EVERYONE;
  };
}

/** What the couple’s list tells this reader. */
export async function readForReader(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  site: Pick<WebsiteRow, 'weddingId' | 'eventVisibility'>,
  reader: KnownReader,
) {
  const { weddingId, eventVisibility } = site;
  const row = await findFrame(tx, weddingId);
  const all = await readPlainEvents(tx, weddingId, row.day);
  const shown = all.filter((event) =>
    isEventShown(eventVisibility[event.uuid] ?? usualVisibility(event), event.uuid, reader),
  );
  const events = shown.map(presentEvent);
  const frame = presentFrame(clock, row, events);
  const asked = shown.filter(({ asksReply }) => asksReply);
  const days = asked.flatMap(({ closesOn }) => closesOn ?? []).toSorted();
  const isAsked = asked.length > 0 && (days.length === 0 || (days.at(-1) ?? '') >= frame.today);
  const href = reader.linkCode === null ? rsvpPaths.open() : rsvpPaths.household(reader.linkCode);
  return { events, frame, reply: isAsked ? { href, closesOn: days[0] ?? null } : null };
}

type Wish = {
  content: SiteContent;
  page: string;
  language: GuestLanguage | undefined;
  address: SiteAddress;
  form: Drawing['form'];
};

const STAND_IN: SitePicture = { sources: [], width: 1, height: 1, alt: '', color: '' };

/** For pages that are only asked whether they say something: a picture does, whatever it shows. */
const STAND_INS: Drawing['pictures'] = { get: () => STAND_IN };

/** A page for one reader: what is not for them is left out of the data, and nothing is said of it. */
export async function drawForReader(
  tx: Tx,
  deps: Deps,
  site: WebsiteRow,
  reader: KnownReader,
  { content, page: wanted, address, form, ...wish }: Wish,
): Promise<ReaderPage> {
  const { look, pages } = content;
  const [first] = look.languages;
  const chosen = wish.language ?? reader.language;
  const language = chosen && look.languages.includes(chosen) ? chosen : first;
  const privacyOf = await readPagePrivacy(tx, site.weddingId);
  const standingOf = ({ id }: SitePage) => pageStanding(id, privacyOf(id), reader);
  const page = wanted === '' ? pages[0] : pages.find(({ slug }) => slug === wanted);
  if (!page) return { standing: 'ABSENT' };
  const standing = standingOf(page);
  if (standing === 'ABSENT') return { standing };
  if (standing === 'LOCKED') return { standing, language, page };
  const known = await readForReader(tx, deps, site, reader);
  const ids = pictureIds({ pages: [page] });
  const pictures = await readPictures(tx, deps, { scopeId: site.pictureScope, ids });
  const wall = isWallShown(site.privacy, privacyOf(page.id), reader)
    ? await readWall(tx, deps, site.weddingId, { pages, page })
    : null;
  const drawing: Drawing = { language, first, pictures, form, wall, ...known };
  // A page on which nothing is said yet is none for guests; what is locked keeps even that to itself.
  const lookedAt = { ...drawing, pictures: STAND_INS };
  const hasBlocks = (each: SitePage) => each.blocks.some((block) => drawBlock(block, lookedAt) !== undefined);
  const isListed = (each: SitePage) => each === pages[0] || standingOf(each) === 'LOCKED' || hasBlocks(each);
  const open = pages.filter((each) => standingOf(each) !== 'ABSENT' && isListed(each));
  if (!open.includes(page)) return { standing: 'ABSENT' };
  const view = drawSite({ look, page, pages: open, address }, drawing);
  return { standing, page, privacy: privacyOf(page.id), view, pictureId: ids[0] ?? null };
}
