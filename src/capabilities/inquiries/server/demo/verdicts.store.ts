import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { InquiryPlan } from '../../demo/inquiry-plan.ts';
import { takesEffectAt } from '../../rules/verdicts.ts';

/** Whoever of staff is there to have decided; nobody in a world without the accounts of the demo. */
async function findDemoStaff(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select id from users where role = 'support' order by email limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** The log of staff, which is what the next verdict about the same sender rests on. */
export async function copyVerdicts(client: pg.ClientBase, inquiries: readonly InquiryPlan[]): Promise<void> {
  const staff = await findDemoStaff(client);
  await copyRows(
    client,
    `inquiry_verdicts (uuid, inquiry_uuid, kind, verdict, decided_by, decided_at, takes_effect_at, state, settled_at)`,
    inquiries.flatMap(({ uuid, verdict }) => {
      if (!verdict) return [];
      const settledAt = copyInstant(takesEffectAt(verdict.decidedAt));
      const decidedAt = copyInstant(verdict.decidedAt);
      return [[verdict.uuid, uuid, verdict.kind, 'BLOCK', staff, decidedAt, settledAt, 'DONE', settledAt]];
    }),
  );
}
