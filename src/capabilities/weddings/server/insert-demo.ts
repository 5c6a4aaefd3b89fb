import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { findCityBySlug } from '#capabilities/places/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { FURTHER_WEDDINGS, furtherWedding } from '../demo/further-weddings.ts';
import { DEMO_CITY_SLUG, demoWedding } from '../demo.ts';
import { weddingDay } from '../rules/wedding-day.ts';
import { insertInvitation } from './invitations.store.ts';
import { findWedding, insertLocation, insertMember, insertWedding } from './store.ts';

type Account = { id: string; email: string };
type Setting = { today: CalendarDate; now: Date; city: { id: number; name: string; stateCode: string } };

/** Writes the demo weddings once. Needs the places and the accounts. */
export async function insertDemoWeddings(tx: Tx, clock: Clock, accounts: readonly Account[]): Promise<void> {
  const city = await findCityBySlug(tx, DEMO_CITY_SLUG);
  if (!city) throw new Error('The demo weddings need their city.');
  const now = clock.now();
  const setting = { today: calendarDateOf(now), now, city };
  const find = (name: string) => {
    const account = accounts.find(({ email }) => email === name);
    if (!account) throw new Error(`The demo weddings need ${name}.`);
    return account;
  };
  await insertFirst(tx, setting, {
    couple: find('couple@demo.example'),
    partner: find('partner@demo.example'),
    family: find('family@demo.example'),
  });
  for (const further of FURTHER_WEDDINGS) {
    // Who marries today does so by the clock of the place.
    const today = weddingDay(city, now);
    const plan = furtherWedding(further, { ...setting, today, userId: find(further.email).id });
    if (await findWedding(tx, plan.wedding.id)) continue;
    await insertWedding(tx, plan.wedding);
    await insertMember(tx, plan.member);
    await insertLocation(tx, plan.location);
  }
}

type People = Record<'couple' | 'partner' | 'family', Account>;

async function insertFirst(tx: Tx, setting: Setting, { couple, partner, family }: People): Promise<void> {
  const demo = demoWedding({
    ...setting,
    coupleUserId: couple.id,
    partnerUserId: partner.id,
    partnerEmail: partner.email,
    familyUserId: family.id,
    familyEmail: family.email,
  });
  if (await findWedding(tx, demo.wedding.id)) return;
  await insertWedding(tx, demo.wedding);
  for (const member of demo.members) await insertMember(tx, member);
  await insertLocation(tx, demo.location);
  for (const invitation of demo.invitations) await insertInvitation(tx, invitation);
}
