import { calendarDateOf } from '#base/calendar-date.ts';
import { findCityBySlug } from '#capabilities/places/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { DEMO_CITY_SLUG, demoWedding } from '../demo.ts';
import { insertInvitation } from './invitations.store.ts';
import { findPerson, findWedding, insertLocation, insertMember, insertWedding } from './store.ts';

type DemoCouple = { coupleUserId: string; partnerUserId: string };

/** Writes the demo wedding once and answers with its id. Needs the places and both accounts. */
export async function insertDemoWedding(tx: Tx, clock: Clock, couple: DemoCouple): Promise<string> {
  const city = await findCityBySlug(tx, DEMO_CITY_SLUG);
  const partner = await findPerson(tx, couple.partnerUserId);
  if (!city || !partner) throw new Error('The demo wedding needs its city and both accounts.');
  const now = clock.now();
  const today = calendarDateOf(now);
  const demo = demoWedding({ ...couple, today, now, city, partnerEmail: partner.email });
  if (await findWedding(tx, demo.wedding.id)) return demo.wedding.id;
  await insertWedding(tx, demo.wedding);
  for (const member of demo.members) await insertMember(tx, member);
  await insertLocation(tx, demo.location);
  await insertInvitation(tx, demo.invitation);
  return demo.wedding.id;
}
