import type pg from 'pg';
import { copyArray, copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { ClaimPlan } from '../../demo/plan-claims.ts';
import type { Reply } from '../../rules/reply.ts';

export type DemoReplies = {
  uuid: string;
  weddingId: string;
  answeredAt: Date | null;
  isComing: boolean;
  people: Reply['people'];
};

/** What the list says each household replied, as if it had been typed. */
export async function listDemoReplies(client: pg.ClientBase): Promise<DemoReplies[]> {
  const { rows } = await client.query<DemoReplies>(`
    select h.uuid, h.wedding_id as "weddingId", max(p.answered) as "answeredAt",
           coalesce(bool_or(p.coming), false) as "isComing",
           json_agg(json_build_object('guestUuid', p.uuid, 'firstName', p.first_name, 'lastName', p.last_name,
             'diets', p.diets, 'dietNote', p.diet_note, 'needs', p.needs, 'events', p.events) order by p.position) as people
      from guest_households h
      join lateral (
        select g.*, max(i.answered_at) as answered, bool_or(i.status = 'ATTENDING') as coming,
               coalesce(json_agg(json_build_object('eventUuid', i.event_uuid,
                 'status', case when i.status <> 'INVITED' then i.status when g.first_name = '' then 'UNSURE' else 'NONE' end,
                 'dishUuid', i.dish_uuid)) filter (where i.event_uuid is not null), '[]') as events
          from guests g left join guest_invitations i on i.guest_uuid = g.uuid
         where g.household_uuid = h.uuid
         group by g.uuid
      ) p on true
     group by h.uuid, h.wedding_id
     order by h.uuid`);
  return rows;
}

type Link = {
  householdUuid: string;
  weddingId: string;
  linkCode: string;
  shortCode: string;
  answeredAt: Date | null;
};

export async function copyLinks(client: pg.ClientBase, links: readonly Link[]): Promise<void> {
  await copyRows(
    client,
    'rsvp_links (household_uuid, wedding_id, link_code, short_code, opened_at, answered_at, version)',
    links.map(({ householdUuid, weddingId, linkCode, shortCode, answeredAt }) => {
      const at = answeredAt && copyInstant(answeredAt);
      return [householdUuid, weddingId, linkCode, shortCode, at, at, answeredAt ? 1 : 0];
    }),
  );
}

function replyOf({ people }: DemoReplies): Reply {
  return { people, answers: [], note: '', email: '' };
}

export async function copyAnswered(
  client: pg.ClientBase,
  households: readonly DemoReplies[],
  receiptOf: (householdUuid: string) => string,
): Promise<void> {
  await copyRows(
    client,
    'rsvp_submissions (uuid, wedding_id, household_uuid, at, source, key, reply, receipt)',
    households.map((household) => [
      // One each: the household’s own uuid tells them apart.
      ...[household.uuid, household.weddingId, household.uuid],
      ...[household.answeredAt && copyInstant(household.answeredAt), 'LINK', household.uuid],
      ...[JSON.stringify(replyOf(household)), receiptOf(household.uuid)],
    ]),
  );
}

/** Each of these would rather stay at home. */
export async function copyRequests(
  client: pg.ClientBase,
  households: readonly DemoReplies[],
  at: Date,
): Promise<void> {
  await copyRows(
    client,
    'rsvp_change_requests (uuid, wedding_id, household_uuid, reply, state, created_at)',
    households.map((household) => {
      const people = household.people.map((person) => ({
        ...person,
        events: person.events.map((event) => ({ ...event, status: 'DECLINED' as const, dishUuid: null })),
      }));
      const reply: Reply = {
        people,
        answers: [],
        note: 'We’re so sorry, we can’t travel after all.',
        email: '',
      };
      return [
        ...[household.uuid, household.weddingId, household.uuid],
        ...[JSON.stringify(reply), 'PENDING', copyInstant(at)],
      ];
    }),
  );
}

export async function copyClaims(
  client: pg.ClientBase,
  weddingId: string,
  { code, claims }: { code: string; claims: readonly ClaimPlan[] },
): Promise<void> {
  const purposes = copyArray([...new Set(claims.map(({ purpose }) => purpose))]);
  await copyRows(client, 'super_links (wedding_id, code, purposes, is_open)', [
    [weddingId, code, purposes, true],
  ]);
  await copyRows(
    client,
    'rsvp_claims (uuid, wedding_id, purpose, name, email, phone, address1, city, region, postal_code, note, state, created_at)',
    claims.map((claim) => [
      ...[claim.uuid, weddingId, claim.purpose, claim.name, claim.email, claim.phone, claim.address1],
      ...[claim.city, claim.region, claim.postalCode, claim.note, 'NEW', copyInstant(claim.createdAt)],
    ]),
  );
}
