import { getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { vendorCards } from '../tables.ts';
import { gatherCardsNow } from './gather-cards.store.ts';
import { CARD_FORM, type KeptCard, keepCard } from './kept-card.ts';

type Executor = Pick<Tx, 'execute' | 'insert'>;

const NEW_VALUES = Object.fromEntries(
  Object.entries(getTableColumns(vendorCards)).map(([field, { name }]) => [
    field,
    sql.raw(`excluded.${name}`),
  ]),
);

function toRow({ id, known, ...card }: KeptCard): typeof vendorCards.$inferInsert {
  return {
    ...card,
    storefrontId: id,
    form: CARD_FORM,
    reviewsScore: known.reviews,
    completenessScore: known.completeness,
    answersScore: known.answers,
    freshnessScore: known.freshness,
  };
}

/** Gathers the cards of these storefronts anew, once their search rows are written; those not listed have none. */
export async function writeCards(tx: Executor, storefrontIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from vendor_cards card where storefront_id = any(${sql.param(storefrontIds)}::int[])
      and not exists (select from storefront_search row where row.storefront_id = card.storefront_id)`);
  const cards = (await gatherCardsNow(tx, storefrontIds)).map(keepCard);
  if (cards.length === 0) return;
  await tx
    .insert(vendorCards)
    .values(cards.map(toRow))
    .onConflictDoUpdate({ target: vendorCards.storefrontId, set: NEW_VALUES });
}

/**
 * Walks over the next listed storefronts after this one, gathers the cards that are missing or of an older form, and says
 * which was the last; undefined at the end. Whoever writes one of them meanwhile knows better.
 */
export async function writeMissingCards(
  tx: Executor,
  afterId: number,
  limit: number,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number; is_missing: boolean }>(sql`
    select row.storefront_id as id, card.form is distinct from ${CARD_FORM} as is_missing
    from storefront_search row left join vendor_cards card using (storefront_id)
    where row.storefront_id > ${afterId} order by row.storefront_id limit ${limit}`);
  const missing = rows.filter(({ is_missing }) => is_missing).map(({ id }) => id);
  const cards = missing.length === 0 ? [] : (await gatherCardsNow(tx, missing)).map(keepCard);
  if (cards.length > 0)
    await tx
      .insert(vendorCards)
      .values(cards.map(toRow))
      .onConflictDoUpdate({
        target: vendorCards.storefrontId,
        set: NEW_VALUES,
        setWhere: sql`${vendorCards.form} <> excluded.form`,
      });
  return rows.at(-1)?.id;
}
