import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { HeadCountAnswer } from '../contract/head-count.contract.ts';
import { guestHouseholds, guestInvitations, guests } from '../tables.ts';

const weddingId = sql.placeholder('weddingId');

const ofFirstEvent = (column: 'uuid' | 'closes_on') => sql`(
  select ${sql.identifier(column)} from wedding_events where wedding_id = ${weddingId} order by position, uuid limit 1)`;

const countIf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
const replied = (status: HeadReply) => countIf(sql`${guestInvitations.status} = ${sql.raw(`'${status}'`)}`);

type HeadReply = 'ATTENDING' | 'DECLINED' | 'INVITED';

const headsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({
      people: sql<number>`count(*)::int`,
      adults: countIf(sql`${guests.kind} = 'ADULT'`),
      households: sql<number>`count(distinct ${guestHouseholds.uuid})::int`,
      withoutAddress: sql<number>`count(distinct ${guestHouseholds.uuid})
        filter (where ${guestHouseholds.address1} = '')::int`,
      unnamed: countIf(sql`${guests.firstName} || ${guests.lastName} = ''`),
      ...{ coming: replied('ATTENDING'), declined: replied('DECLINED'), waiting: replied('INVITED') },
      closesOn: sql<string | null>`to_char(${ofFirstEvent('closes_on')}, 'YYYY-MM-DD')`,
    })
    .from(guestHouseholds)
    .innerJoin(guests, eq(guests.householdUuid, guestHouseholds.uuid))
    .leftJoin(
      guestInvitations,
      and(eq(guestInvitations.guestUuid, guests.uuid), eq(guestInvitations.eventUuid, ofFirstEvent('uuid'))),
    )
    .where(and(eq(guestHouseholds.weddingId, weddingId), eq(guestHouseholds.list, 'INVITED')))
    .prepare('guests_heads_of_wedding'),
);

/** As `countEvent` counts the first event, without sending the list. */
export async function countHeads(tx: Tx, weddingId: string): Promise<HeadCountAnswer | undefined> {
  const [row] = await headsOfWedding(tx).execute({ weddingId });
  return row;
}
