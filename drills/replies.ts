import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, ms, number, some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { type Ground, withGround } from './ground.ts';
import { createSender } from './send-again.ts';
import { act, signUp } from './somebody.ts';

const HOUSEHOLDS = 500;
const WITHIN_MS = 10_000;
const AT_ONCE = 64;
const LINES_A_CALL = 100;
const CONNECTIONS = 48;

type Status = 'ATTENDING' | 'DECLINED';
type Invitation = {
  version: number;
  sent: { receipt: string } | null;
  people: { uuid: string; firstName: string; lastName: string }[];
  events: { uuid: string; invited: { status: string }[] }[];
};
type Sender = ReturnType<typeof createSender>;
type Link = { householdUuid: string; linkCode: string };

const pathOf = ({ linkCode }: Link) => `/web-api/v1/guest-rsvp/${linkCode}`;
const statusOf = (place: number): Status => (place % 3 === 0 ? 'DECLINED' : 'ATTENDING');

/** A couple that has invited so many households of two. */
async function invite(ground: Ground, households: number): Promise<Link[]> {
  const couple = await signUp(ground, 'couple', 'hosts of many');
  await act(ground, couple, 'PUT', '/web-api/v1/wedding', { primaryFirstName: 'Maya', guestCount: 900 });
  for (let from = 0; from < households; from += LINES_A_CALL) {
    const count = Math.min(LINES_A_CALL, households - from);
    const lines = Array.from({ length: count }, (_, place) => `Ana & Tom Guest${from + place}`).join('\n');
    await act(ground, couple, 'POST', '/web-api/v1/guests/lines', { lines, side: 'A', list: 'INVITED' });
  }
  const answer = await act<{ households: Link[] }>(ground, couple, 'GET', '/web-api/v1/rsvp');
  return answer.households;
}

async function read({ request }: Sender, link: Link): Promise<Invitation> {
  return JSON.parse((await request({ path: pathOf(link) })).text) as Invitation;
}

function replyOf({ people, events, version }: Invitation, status: Status) {
  return {
    key: randomUUID(),
    version,
    reply: {
      people: people.map(({ uuid, firstName, lastName }) => ({
        ...{ guestUuid: uuid, firstName, lastName, diets: [], dietNote: '', needs: [] },
        events: events.map((event) => ({ eventUuid: event.uuid, status, dishUuid: null })),
      })),
      ...{ answers: [], note: '', email: '' },
    },
  };
}

function send({ request }: Sender, link: Link, body: ReturnType<typeof replyOf>) {
  return request({
    path: pathOf(link),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Each a little after the one before, as a mail to everybody brings them. */
async function answerAll(sender: Sender, links: readonly Link[]): Promise<string[]> {
  const refused: string[] = [];
  await Promise.all(
    links.map(async (link, place) => {
      await wait((place * WITHIN_MS) / links.length);
      const told = await send(sender, link, replyOf(await read(sender, link), statusOf(place)));
      if (told.status !== 200) refused.push(`${told.status} ${told.text.slice(0, 80)}`);
    }),
  );
  return refused;
}

async function killInTheMiddle(fleet: Fleet): Promise<number> {
  await wait(WITHIN_MS / 2);
  const began = performance.now();
  process.kill(fleet.servers[0]?.pid ?? 0, 'SIGKILL');
  await fleet.replace(0);
  return performance.now() - began;
}

/** What each page says beside what its household sent. */
async function comparePages(sender: Sender, links: readonly Link[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [place, link] of links.entries()) {
    const { events, sent } = await read(sender, link);
    const isSo = events.every(({ invited }) => invited.every(({ status }) => status === statusOf(place)));
    if (!isSo || !sent) wrong.push(link.householdUuid);
  }
  return wrong;
}

export const repliesDrill: Drill = {
  name: 'replies',
  about: `${HOUSEHOLDS} households answer within ${WITHIN_MS / 1_000} seconds while a process is killed and replaced (whoever gets no answer sends the same again), then one household answers ${AT_ONCE} times at once.`,
  run: (fleet, { scale }) =>
    withGround(fleet, async (ground) => {
      const links = await invite(ground, Math.max(AT_ONCE, Math.round(HOUSEHOLDS * scale)));
      const sender = createSender(fleet, CONNECTIONS);
      const began = performance.now();
      const [refused, replacedMs] = await Promise.all([answerAll(sender, links), killInTheMiddle(fleet)]);
      const answeredMs = performance.now() - began;
      const rows = await ground.ask<{ household_uuid: string; answers: number }>(
        `select l.household_uuid, count(s.uuid)::int as answers from rsvp_links l
           left join rsvp_submissions s using (household_uuid)
          where l.household_uuid = any($1::uuid[]) group by 1`,
        [links.map(({ householdUuid }) => householdUuid)],
      );
      const lost = rows.filter(({ answers }) => answers === 0).map((row) => row.household_uuid);
      const doubled = rows.filter(({ answers }) => answers > 1).map((row) => row.household_uuid);
      const wrong = await comparePages(sender, links);

      const [one] = links;
      if (!one) throw new Error('Nobody was invited.');
      const invitation = await read(sender, one);
      const told = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) =>
          send(sender, one, replyOf(invitation, place % 2 === 0 ? 'ATTENDING' : 'DECLINED')),
        ),
      );
      const won = told.filter(({ status }) => status === 200).length;
      const others = told.filter(
        ({ status, text }) => status !== 200 && !text.includes('answered_meanwhile'),
      );
      return {
        facts: [
          ['households', number(links.length)],
          ['all answered after', ms(answeredMs)],
          ['killed process replaced after', ms(replacedMs)],
          ['answers', sender.answers.statuses()],
          [
            'half, 99 of 100, all answered within',
            [sender.answers.p50(), sender.answers.p99(), sender.answers.longest()].map(ms).join(', '),
          ],
          ['sent again for want of an answer', number(sender.again())],
          ['lost', number(lost.length)],
          ['doubled', number(doubled.length)],
          ['pages that say something else than was sent', number(wrong.length)],
          [`${AT_ONCE} at once by one household`, `${won} applied, ${number(AT_ONCE - won)} told`],
        ],
        broken: [
          ...some('answers were refused', refused),
          ...some('answers were lost', lost),
          ...some('answers were doubled', doubled),
          ...some('pages say something else than was sent', wrong),
          ...(won === 1 ? [] : [`${won} of ${AT_ONCE} at once were applied`]),
          ...some(
            'at once were answered otherwise',
            others.map(({ status, text }) => `${status} ${text.slice(0, 80)}`),
          ),
        ],
      };
    }),
};
