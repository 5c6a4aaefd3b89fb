import { normaliseForSearch } from '#base/text.ts';
import { INVITATION_LABELS, type Invitation, NOT_INVITED } from '../invitation.ts';
import type { Change, WantedReplies } from './import-change.ts';
import type { ListedEvent, ListedPerson } from './listed-guests.ts';
import type { NewEventName, ReadPerson, ReadReply } from './read-household.ts';
import type { ReplyWord } from './read-words.ts';

export type KnownEvents = { events: readonly ListedEvent[]; newEvents: readonly NewEventName[] };

type Reply = { status: ReplyWord; dish: string };

const NO_REPLY: Reply = { status: 'NONE', dish: '' };

const words = ({ status, dish }: Reply) =>
  [status === 'NONE' ? NOT_INVITED : INVITATION_LABELS[status], dish].filter(Boolean).join(', ');

function currentReply(event: ListedEvent | undefined, invitation: Invitation | null | undefined): Reply {
  if (!event || !invitation) return NO_REPLY;
  const dish = invitation.meal === null ? undefined : event.dishes[invitation.meal];
  return { status: invitation.status, dish: dish?.name ?? '' };
}

/** As the menu spells it. On the menu of an event that the file brings along is whatever it says. */
function dishOf(event: ListedEvent | undefined, { dish }: ReadReply, remarks: string[]): string {
  if (!event || dish === '') return dish;
  const found = event.dishes.find(({ name }) => normaliseForSearch(name) === normaliseForSearch(dish));
  if (!found) remarks.push(`“${dish}” isn’t on the menu for ${event.name}.`);
  return found?.name ?? '';
}

/** What the file says of somebody and an event, in the light of what is known; undefined where it says nothing new. */
function wantedReply(before: Reply, said: ReadReply, dish: string): Reply | undefined {
  const status = said.status ?? (dish !== '' && before.status === 'ATTENDING' ? 'ATTENDING' : null);
  if (status === null) return undefined;
  // To wait is to have said nothing yet.
  if (status === 'INVITED' && before.status !== 'NONE') return undefined;
  const wanted = {
    status,
    dish: status === 'ATTENDING' ? dish || (before.status === status ? before.dish : '') : '',
  };
  return wanted.status === before.status && wanted.dish === before.dish ? undefined : wanted;
}

/** Nothing that somebody replied is overwritten. */
function isFill(before: Reply, wanted: Reply): boolean {
  if (wanted.status === 'NONE') return false;
  if (before.status === 'NONE' || before.status === 'INVITED') return true;
  return before.status === wanted.status && before.dish === '';
}

/** Replies of somebody: of a person of the list, what would change; of somebody new, everything. */
export function compareReplies(
  read: ReadPerson,
  listed: ListedPerson | undefined,
  { events, newEvents }: KnownEvents,
): { changes: Omit<Change, 'person'>[]; wanted: WantedReplies; remarks: string[] } {
  const remarks: string[] = [];
  const changes: Omit<Change, 'person'>[] = [];
  const wanted: Record<string, Reply> = {};
  for (const [key, said] of Object.entries(read.replies)) {
    const place = events.findIndex(({ uuid }) => uuid === key);
    const event = events[place];
    const name = event?.name ?? newEvents.find((one) => one.key === key)?.name;
    if (name === undefined) continue;
    const dish = dishOf(event, said, remarks);
    if (!listed) {
      if (said.status !== null)
        wanted[key] = { status: said.status, dish: said.status === 'ATTENDING' ? dish : '' };
      continue;
    }
    const before = currentReply(event, listed.invitations[place]);
    const after = wantedReply(before, said, dish);
    if (!after) continue;
    wanted[key] = after;
    const kind = isFill(before, after) ? 'FILL' : 'CONFLICT';
    changes.push({ id: `reply:${key}`, kind, label: name, before: words(before), after: words(after) });
  }
  return { changes, wanted, remarks };
}
