import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { CouplePlan } from '../demo/plan-couple.ts';

/** Writes the weddings of many couples; their accounts have to be there already. */
export async function copyWeddings(client: pg.ClientBase, couples: readonly CouplePlan[]): Promise<void> {
  await copyRows(
    client,
    `weddings (id, primary_first_name, primary_last_name, partner_first_name, partner_last_name, wedding_date, date_status, city_id,
       guest_count, budget_cents, planning_stage, onboarded_at, created_at, updated_at)`,
    couples.map((couple) => [
      couple.weddingId,
      couple.people[0]?.firstName ?? '',
      couple.people[0]?.lastName ?? '',
      couple.partnerFirstName,
      couple.partnerLastName,
      couple.weddingDate,
      couple.weddingDate ? 'SET' : 'NOT_YET',
      couple.city.id,
      couple.guestCount,
      couple.budgetCents,
      couple.planningStage,
      copyInstant(couple.createdAt),
      copyInstant(couple.createdAt),
      copyInstant(couple.createdAt),
    ]),
  );
  await copyRows(
    client,
    'wedding_members (wedding_id, user_id, role, display_name, joined_at)',
    couples.flatMap(({ weddingId, people, createdAt }) =>
      people.map(({ id, firstName }) => [weddingId, id, 'OWNER', firstName, copyInstant(createdAt)]),
    ),
  );
  await copyRows(
    client,
    'wedding_location_history (wedding_id, city_id, location, recorded_at)',
    couples.map(({ weddingId, city, createdAt }) => [
      weddingId,
      city.id,
      `${city.name}, ${city.stateCode}`,
      copyInstant(createdAt),
    ]),
  );
}
