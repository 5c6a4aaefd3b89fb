import type { SiteState } from '#capabilities/websites/rules/site-states.ts';
import type { MemberRole, MoneyAccess } from '#capabilities/weddings/rules/member-roles.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

export type HomeMember = { userUuid: string; firstName: string; role: MemberRole };

export type HomeRow = {
  userFirstName: string;
  weddingId: string | null;
  role: MemberRole;
  familySuggests: boolean;
  plannerMoney: MoneyAccess;
  familyMoney: MoneyAccess;
  primaryFirstName: string;
  primaryLastName: string;
  partnerFirstName: string;
  partnerLastName: string;
  weddingDate: string | null;
  guestCount: number | null;
  budgetCents: number | null;
  planningStage: PlanningStage | null;
  cityName: string | null;
  stateCode: string | null;
  citySlug: string | null;
  lat: number | null;
  lon: number | null;
  /** The owners first. */
  members: HomeMember[] | null;
  isPartnerInvited: boolean;
  websiteState: SiteState | null;
};

const homeOf = preparedQuery<HomeRow>(
  'home_of_user',
  `select u.first_name as "userFirstName", w.id as "weddingId", m.role,
         w.family_suggests as "familySuggests", w.planner_money as "plannerMoney", w.family_money as "familyMoney",
         w.primary_first_name as "primaryFirstName", w.primary_last_name as "primaryLastName",
         w.partner_first_name as "partnerFirstName", w.partner_last_name as "partnerLastName",
         w.wedding_date::text as "weddingDate", w.guest_count as "guestCount",
         w.budget_cents::float8 as "budgetCents", w.planning_stage as "planningStage",
         c.name as "cityName", c.state_code as "stateCode", c.slug as "citySlug", c.lat, c.lon,
         (select json_agg(json_build_object('userUuid', o.user_id, 'role', o.role,
                   'firstName', coalesce(nullif(p.first_name, ''), o.display_name))
                   order by o.role <> 'OWNER', o.joined_at, o.user_id)
            from wedding_members o join users p on p.id = o.user_id where o.wedding_id = w.id) as members,
         exists (select 1 from wedding_invitations i
                  where i.wedding_id = w.id and i.role = 'PARTNER' and i.status = 'PENDING') as "isPartnerInvited",
         (select s.state from websites s where s.wedding_id = w.id) as "websiteState"
    from users u
    left join wedding_members m on m.user_id = u.id
    left join weddings w on w.id = m.wedding_id
    left join cities c on c.id = w.city_id
   where u.id = $1`,
);

/** Who asks, their wedding and everybody in it, in one question. */
export async function findHome(db: Database, userId: string): Promise<HomeRow | undefined> {
  const [row] = await homeOf(db, [userId]);
  return row;
}
