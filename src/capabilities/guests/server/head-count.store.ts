import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { HeadCountAnswer } from '../contract/head-count.contract.ts';

/** As `countEvent` counts the first event, without sending the list. */
export async function countHeads(tx: Tx, weddingId: string): Promise<HeadCountAnswer | undefined> {
  const { rows } = await tx.execute<HeadCountAnswer>(sql`
    with first_event as (
      select uuid, closes_on from wedding_events where wedding_id = ${weddingId} order by position, uuid limit 1
    ), replies as (
      select i.status, g.kind, h.uuid as household, h.address1, g.first_name || g.last_name as name
        from guest_households h
        join guests g on g.household_uuid = h.uuid
        left join guest_invitations i
          on i.guest_uuid = g.uuid and i.event_uuid = (select uuid from first_event)
       where h.wedding_id = ${weddingId} and h.list = 'INVITED'
    )
    select count(*)::int as people,
           count(*) filter (where kind = 'ADULT')::int as adults,
           count(distinct household)::int as households,
           count(distinct household) filter (where address1 = '')::int as "withoutAddress",
           count(*) filter (where name = '')::int as unnamed,
           count(*) filter (where status = 'ATTENDING')::int as coming,
           count(*) filter (where status = 'DECLINED')::int as declined,
           count(*) filter (where status = 'INVITED')::int as waiting,
           (select to_char(closes_on, 'YYYY-MM-DD') from first_event) as "closesOn"
      from replies`);
  return rows[0];
}
