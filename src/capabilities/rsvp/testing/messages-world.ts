import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { NEW_HOUSEHOLD } from '#capabilities/guests/rules/new-household.ts';
import type { Host } from '#capabilities/guests/testing/guests-world.ts';
import { listMessages } from '#platform/messages/list-messages.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import type { ReplyStatus } from '../rules/reply.ts';
import { rsvpJobs } from '../server/jobs.ts';
import { openRsvpWorld, replyWith } from './rsvp-world.ts';

type Guests = { firstName: string; email?: string } & Partial<typeof NEW_HOUSEHOLD>;

/** Couples whose guests have addresses, and what runs by itself. */
export async function openMessagesWorld() {
  const world = await openRsvpWorld();
  const jobs = rsvpJobs(world.platform);

  /** One household for each, invited to the couple’s event. */
  const addGuests = async (owner: Host, guests: readonly Guests[]) => {
    if (guests.length === 0) return [];
    const { households } = await owner.guests.addHouseholds({
      households: guests.map(({ firstName, email = '', ...more }) => ({
        ...NEW_HOUSEHOLD,
        ...more,
        people: [{ ...NEW_PERSON, uuid: null, firstName, lastName: 'Adler', email }],
      })),
    });
    return households;
  };

  const coupleWith = async (guests: readonly Guests[], closesOn: string | null = null) => {
    const owner = await world.addOwner('Maya');
    const households = await addGuests(owner, guests);
    const { events } = await owner.guests.listGuests();
    const [first] = events;
    if (first) await owner.guests.saveEvent({ ...NEW_EVENT, ...first, date: '2031-09-13', closesOn });
    return { owner, api: world.repliesOf(owner), households };
  };

  const answer = async (householdUuid: string, status: ReplyStatus) => {
    const { linkCode: code } = await world.linkOf(householdUuid);
    const invitation = await world.guest.readInvitation({ code });
    const sent = { code, reply: replyWith(invitation, status), version: invitation.version };
    await world.guest.sendReply({ ...sent, key: world.clock.uuid() });
  };

  /** A message to everybody, written and looked at. */
  const write = async (api: ReturnType<typeof world.repliesOf>, more: object = {}) => {
    const { uuid } = await api.beginMessage({ kind: 'MESSAGE' });
    const text = { language: 'en', subject: 'The hotel', text: 'Please book soon.' } as const;
    return api.saveMessage({ uuid, version: 1, audience: 'EVERYONE', eventUuid: null, ...text, ...more });
  };

  const NOW = { when: 'NOW', day: null, time: '' } as const;
  const run = (name: string, payload: unknown = {}) => runTaskOnce(jobs, name, payload);
  const send = (messageUuid: string) => run('rsvp-send-message', { messageUuid });
  /** Everything that was written to this address, oldest first. */
  const mailTo = async (to: string) => (await listMessages(world.db, { to, limit: 200 })).toReversed();
  /** Of that, what its reader can stop; receipts of answers cannot be. */
  const lettersTo = async (to: string) =>
    (await mailTo(to)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== null);

  return { ...world, addGuests, coupleWith, answer, write, NOW, run, send, mailTo, lettersTo };
}

export type MessagesWorld = Awaited<ReturnType<typeof openMessagesWorld>>;
