import { randomUUID } from 'node:crypto';
import type { Ground } from '../ground.ts';
import { findListings, joinTeam, type Listing } from '../listings.ts';
import { connect, QUOTE, writeTo } from '../planted-inquiries.ts';
import { act, type Somebody, signUp } from '../somebody.ts';

export type Pair = { couple: Somebody; partner: Somebody };
export type Talk = Pair & { listing: Listing; uuid: string };

export type RaceStage = {
  ground: Ground;
  /** Both run the same businesses. */
  owner: Somebody;
  manager: Somebody;
  staff: [Somebody, Somebody];
  /** Two who marry; the next ones every time. */
  pair(): Pair;
  listing(): Listing;
  /** A couple and a business that have not written to each other. */
  strangers(): Pair & { listing: Listing };
  /** Somebody whom nothing has happened to yet. */
  newcomer(kind?: 'couple' | 'vendor'): Promise<Somebody>;
  /** Two who have just begun to plan. */
  newPair(): Promise<Pair>;
  /** An inquiry that the vendor has before them, of these two or of the next couple. */
  ready(of?: Pair): Promise<Talk>;
  connected(): Promise<Talk>;
  booked(): Promise<Talk>;
  /** With an offer in the thread. */
  offered(): Promise<Talk & { quote: string }>;
  secondFactor(person: Somebody): Promise<void>;
  /** The newest link of this kind that was mailed to an address. */
  mailedToken(to: string, pattern: RegExp): Promise<string>;
};

/** Without a common divisor, so that taken in turn every pair meets every business once. */
const PAIRS = 16;
const LISTINGS = 17;

let newcomers = 0;

async function newcomer(ground: Ground, kind: 'couple' | 'vendor' = 'couple'): Promise<Somebody> {
  newcomers += 1;
  return signUp(ground, kind, `racer ${newcomers}`);
}

async function newPair(ground: Ground): Promise<Pair> {
  const [couple, partner] = await Promise.all([newcomer(ground), newcomer(ground)]);
  await act(ground, couple, 'PUT', '/web-api/v1/wedding', { guestCount: 80 });
  await ground.ask(
    `insert into wedding_members (wedding_id, user_id, role, joined_at)
     select wedding_id, $2, 'OWNER', now() from wedding_members where user_id = $1`,
    [couple.userId, partner.userId],
  );
  // Those who have just come and write to many are looked at first.
  await ground.ask(`update users set created_at = now() - interval '90 days' where id in ($1, $2)`, [
    couple.userId,
    partner.userId,
  ]);
  return { couple, partner };
}

function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = -1;
  return () => {
    turn += 1;
    return items[turn % items.length] as Item;
  };
}

export async function setRaceStage(ground: Ground): Promise<RaceStage> {
  const listings = await findListings(ground, LISTINGS);
  const [owner, manager] = [await newcomer(ground, 'vendor'), await newcomer(ground, 'vendor')];
  await joinTeam(ground, listings, owner, 'OWNER');
  await joinTeam(ground, listings, manager, 'MANAGER');
  const staff: [Somebody, Somebody] = [await newcomer(ground), await newcomer(ground)];
  for (const { userId } of staff)
    await ground.ask(`update users set role = 'support' where id = $1`, [userId]);
  const pairs: Pair[] = [];
  for (let index = 0; index < PAIRS; index += 1) pairs.push(await newPair(ground));
  const [pair, listing] = [inTurn(pairs), inTurn(listings)];
  let met = -1;
  const strangers = () => {
    met += 1;
    const [two, at] = [pairs[met % PAIRS], listings[met % LISTINGS]];
    if (!two || !at || met >= PAIRS * LISTINGS) throw new Error('Everybody has written to everybody.');
    return { ...two, listing: at };
  };
  const ready = async (of?: Pair): Promise<Talk> => {
    const talk = of ? { ...of, listing: listing() } : strangers();
    // Nobody writes the same words to everybody, unless it is spam.
    const words = `Would you be part of our day? ${randomUUID()}`;
    const uuid = await writeTo(ground, talk.couple, talk.listing, words);
    await ground.settle();
    return { ...talk, uuid };
  };
  const connected = async () => {
    const talk = await ready();
    await connect(ground, owner, talk.uuid, 'With pleasure.');
    return talk;
  };
  return {
    ground,
    owner,
    manager,
    staff,
    pair,
    listing,
    strangers,
    newcomer: (kind) => newcomer(ground, kind),
    newPair: () => newPair(ground),
    ready,
    connected,
    async booked() {
      const talk = await connected();
      await act(ground, talk.couple, 'POST', `/web-marketplace-api/v1/inquiry/${talk.uuid}/book`, {});
      return talk;
    },
    async offered() {
      const talk = await ready();
      await connect(ground, owner, talk.uuid, 'This is what it costs.', QUOTE);
      const [row] = await ground.ask<{ uuid: string }>(
        'select uuid from inquiry_quotes where inquiry_uuid = $1',
        [talk.uuid],
      );
      return { ...talk, quote: row?.uuid ?? '' };
    },
    async secondFactor({ userId }) {
      await ground.ask(`update sessions set stepped_up_until = now() + interval '1 day' where user_id = $1`, [
        userId,
      ]);
    },
    async mailedToken(to, pattern) {
      await ground.settle();
      const rows = await ground.ask<{ text: string }>(
        'select text from outgoing_messages where to_address = $1 order by created_at desc',
        [to],
      );
      for (const { text } of rows) {
        const [, token] = pattern.exec(text) ?? [];
        if (token) return token;
      }
      throw new Error(`No such link was mailed to ${to}.`);
    },
  };
}
