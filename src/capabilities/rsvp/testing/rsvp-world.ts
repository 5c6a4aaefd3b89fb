import { createRouterClient } from '@orpc/server';
import { headcountChanged } from '#capabilities/guests/events.ts';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { type Host, openGuestsWorld } from '#capabilities/guests/testing/guests-world.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { on } from '#platform/events/events.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../errors.ts';
import '../rate-classes.ts';
import { fittingReply, knownReply } from '../rules/fitting-reply.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';
import type { Reply, ReplyStatus } from '../rules/reply.ts';
import { ensureLinks } from '../server/ensure-links.ts';
import { lockLink } from '../server/links.store.ts';
import { rsvpRoutes } from '../server/routes.ts';

/** A couple with a list and an event with two dishes; calls go through contract, guard and use case. */
export async function openRsvpWorld() {
  const world = await openGuestsWorld();
  const { db, clock, events, listeners, printer } = world;
  const publicUrl = 'https://ampersand.example';
  const platform = { db, clock, events, publicUrl, printer };
  listeners.push(
    on(headcountChanged, async (tx, { weddingId }) => void (await ensureLinks(tx, platform, weddingId))),
  );
  const routes = rsvpRoutes(platform);
  const guest = createRouterClient(routes, { context: testContext({ actor: VISITOR, clock }) });

  /** What one of the couple, or who plans with them, may ask about replies. */
  const repliesOf = ({ actor }: Person) =>
    createRouterClient(routes, { context: testContext({ actor, clock }) });
  /** The link of a household that was just added. */
  const linkOf = async (householdUuid: string) => {
    const row = await lockLink(db, householdUuid);
    if (!row) throw new Error('A household without a link.');
    return row;
  };

  /** A couple, one household of these lines, and what it needs to answer. */
  const invite = async (
    line: string,
    { closesOn = null as string | null, host = undefined as Host | undefined } = {},
  ) => {
    const owner = host ?? (await world.addOwner('Maya'));
    const { households } = await owner.guests.addGuestLines({ lines: line, side: 'A', list: 'INVITED' });
    const [household] = households;
    if (!household) throw new Error('Nobody was added.');
    const { events: before } = await owner.guests.listGuests();
    const [wedding] = before;
    if (!wedding) throw new Error('A list without an event.');
    const event = await owner.guests.saveEvent({
      ...NEW_EVENT,
      ...wedding,
      date: '2031-09-13',
      closesOn,
      meals: 'CHOICE',
      dishes:
        wedding.dishes.length > 0
          ? wedding.dishes
          : [
              { uuid: null, name: 'Short rib', text: '', eaters: 'ALL' },
              { uuid: null, name: 'Trout', text: '', eaters: 'ALL' },
            ],
    });
    const { linkCode: code } = await linkOf(household.uuid);
    return { owner, household, event, code };
  };

  return { ...world, platform, routes, guest, repliesOf, linkOf, invite };
}

export type RsvpWorld = Awaited<ReturnType<typeof openRsvpWorld>>;

/** Everybody says the same, and eats the first dish. */
export function replyWith(invitation: HouseholdInvitation, status: ReplyStatus): Reply {
  const reply = knownReply(invitation);
  return fittingReply(invitation, {
    ...reply,
    people: reply.people.map((person) => ({
      ...person,
      firstName: person.firstName || 'Sam',
      events: person.events.map((event) => ({
        ...event,
        status,
        dishUuid: invitation.events.find(({ uuid }) => uuid === event.eventUuid)?.dishes[0]?.uuid ?? null,
      })),
    })),
  });
}
