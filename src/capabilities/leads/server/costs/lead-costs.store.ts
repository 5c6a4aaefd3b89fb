import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

type CountedCosts = { leads: number; credits: number | null };

/** A lead that a plan or the house paid for counts with what it costs otherwise. */
const countedCosts = preparedQuery<CountedCosts>(
  'leads_costs',
  `select count(*)::int as leads,
     avg(case when credit_price > 0 then credit_price else base_credit_price end)::float8 as credits
   from inquiries where storefront_id = $1 and ready_at >= $2`,
);

export async function countCosts(db: Database, storefrontId: number, since: Date): Promise<CountedCosts> {
  const [row] = await countedCosts(db, [storefrontId, since]);
  return row ?? { leads: 0, credits: null };
}
