import type { SitePage } from '../stored/site-content.ts';
import type { EventVisibility, PagePrivacy } from './site-privacy.ts';

type PlacedEvent = { id: string; placeName: string; address: string; visibility: EventVisibility };

/** A block that still names where an event is that not everybody may know of. */
export type ToldPlace = { eventId: string; pageId: string; blockId: string };

/** Shorter names stand in too many other words. */
const SHORTEST_NAME = 4;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** All that a block says, in every language; ids and kinds say nothing. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

function namesOf({ placeName, address }: PlacedEvent): string[] {
  // Of an address the street: the town alone gives nothing away.
  const [street = ''] = address.split(',');
  return [placeName, street].map(plain).filter((name) => name.length >= SHORTEST_NAME);
}

/** A page that only this event’s guests can open, or nobody, gives nothing away. */
function isBehindDoor({ visibility, eventIds }: PagePrivacy, eventId: string): boolean {
  if (visibility === 'HIDDEN') return true;
  return visibility === 'INVITED' && eventIds.length > 0 && eventIds.every((id) => id === eventId);
}

/** Where pages say in their own words what an event for some keeps to itself. What an event for everybody says, too, is no secret. */
export function toldPlaces(
  pages: readonly SitePage[],
  events: readonly PlacedEvent[],
  privacyOf: (pageId: string) => PagePrivacy,
): ToldPlace[] {
  const open = new Set(events.filter(({ visibility }) => visibility === 'EVERYONE').flatMap(namesOf));
  return events
    .filter(({ visibility }) => visibility === 'INVITED')
    .flatMap((event) => {
      const names = namesOf(event).filter((name) => !open.has(name));
      return pages.flatMap((page) =>
        isBehindDoor(privacyOf(page.id), event.id)
          ? []
          : page.blocks
              .filter(({ props }) => !('event' in props && props.event === event.id))
              .filter(({ props }) => {
                const said = ` ${plain(wordsOf(props).join(' '))} `;
                return names.some((name) => said.includes(` ${name} `));
              })
              .map(({ id }) => ({ eventId: event.id, pageId: page.id, blockId: id })),
      );
    });
}
