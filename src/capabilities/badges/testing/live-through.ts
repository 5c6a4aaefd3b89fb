import { calendarDateOf } from '#base/calendar-date.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import type { BadgesWorld } from './badges-world.ts';
import type { Diary } from './slow-facts.ts';

const DAY_MS = 86_400_000;
const DAYS = 70;

type History = {
  world: BadgesWorld;
  random: SeededRandom;
  weddings: string[];
  open: { uuid: string; entry: Diary['asked'][number] }[];
  hearts: { wedding: string; id: number; entry: Diary['saved'][number] }[];
};

/** A day with its midnight, and any moment of it. */
type Today = { midnight: Date; moment(): Date };

async function addWedding(world: BadgesWorld, name: string): Promise<string> {
  const couple = await world.addPerson(name);
  await couple.api.saveWedding({ primaryFirstName: name, partnerFirstName: 'Jonah' });
  const { rows } = await world.db.$client.query<{ id: string }>(
    'select wedding_id as id from wedding_members where user_id = $1',
    [couple.userId],
  );
  return rows[0]?.id ?? '';
}

async function save({ world, random, weddings, hearts }: History, diary: Diary, { moment }: Today) {
  const wedding = random.pick(weddings);
  if (hearts.some((heart) => heart.wedding === wedding && heart.id === diary.id)) return;
  const entry: Diary['saved'][number] = { at: moment() };
  diary.saved.push(entry);
  hearts.push({ wedding, id: diary.id, entry });
  await world.save(diary.id, wedding, entry.at);
}

/** What may come to a listing on a day; some of them have more luck than others. */
async function befall(history: History, diary: Diary, luck: number, today: Today): Promise<void> {
  const { world, random, open } = history;
  if (random.chance(0.4 * luck)) {
    const entry: Diary['asked'][number] = { at: today.moment() };
    diary.asked.push(entry);
    open.push({ uuid: await world.ask(diary.id, entry.at), entry });
  }
  if (random.chance(0.15)) {
    const entry = { at: today.moment(), rating: random.int(4, 5) };
    diary.reviewed.push(entry);
    await world.review(diary.id, entry.rating, entry.at);
  }
  if (random.chance(0.7)) {
    const [day, views] = [calendarDateOf(today.midnight), random.int(1, 9)];
    diary.viewed.set(day, views);
    await world.setViews(diary.id, day, views);
  }
  if (random.chance(0.2)) await save(history, diary, today);
}

/** Some are answered, some declined, some turn out to be spam, and some wait. */
async function settle(history: History, { midnight, moment }: Today): Promise<void> {
  const { world, random, open } = history;
  for (const { uuid, entry } of open.splice(0, open.length)) {
    const at = new Date(Math.max(moment().getTime(), entry.at.getTime() + 60_000));
    if (at.getTime() >= midnight.getTime() + DAY_MS || random.chance(0.3)) {
      open.push({ uuid, entry });
    } else if (random.chance(0.1)) {
      entry.dismissedAt = at;
      await world.endInquiry(uuid, 'DISMISS', at);
    } else {
      entry.answeredAt = at;
      await (random.chance(0.2) ? world.endInquiry(uuid, 'DECLINE', at) : world.answer(uuid, at));
    }
  }
}

async function takeBackHearts({ world, random, hearts }: History, { moment }: Today): Promise<void> {
  for (const { wedding, id, entry } of hearts) {
    if (entry.removedAt || !random.chance(0.05)) continue;
    entry.removedAt = new Date(Math.max(moment().getTime(), entry.at.getTime()));
    await world.db.$client.query(
      'update favorites set removed_at = $3 where wedding_id = $1 and storefront_id = $2',
      [wedding, id, entry.removedAt],
    );
  }
}

/** Seventy days in which anything may happen, and a night after each of them. */
export async function liveThrough(
  world: BadgesWorld,
  vendors: readonly TestVendor[],
  seed: string,
): Promise<Diary[]> {
  const weddings: string[] = [];
  for (const name of ['Maya', 'Priya', 'Grace', 'Elena', 'Tess'])
    weddings.push(await addWedding(world, name));
  const history: History = { world, random: seededRandom(seed), weddings, open: [], hearts: [] };
  const diaries = vendors.map(
    ({ id }): Diary => ({
      ...{ id, publishedAt: world.clock.now(), asked: [], saved: [], reviewed: [], viewed: new Map() },
    }),
  );
  for (let number = 0; number < DAYS; number += 1) {
    const midnight = new Date(`${calendarDateOf(world.clock.now())}T00:00:00Z`);
    const moment = () => new Date(midnight.getTime() + Math.floor(history.random.next() * DAY_MS));
    const today = { midnight, moment };
    for (const [index, diary] of diaries.entries()) {
      await befall(history, diary, (index + 1) / diaries.length, today);
    }
    await settle(history, today);
    await takeBackHearts(history, today);
    world.toNextDay();
    await world.countNights();
    // A day after it was taken off, a heart is gone for good.
    await world.db.$client.query('delete from favorites where removed_at < $1', [midnight]);
  }
  return diaries;
}
