import type pg from 'pg';
import { copyArray, copyInstant, copyJson } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { RealWeddingPlan } from '../demo/plan-real-wedding.ts';

/** Writes the real weddings of the demo world with their photos and credits. */
export async function copyRealWeddings(
  client: pg.ClientBase,
  weddings: readonly RealWeddingPlan[],
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('real_weddings', 'id'))::int as id from generate_series(1, $1::int)`,
    [weddings.length],
  );
  const numbered = weddings.flatMap((wedding, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [{ id, wedding }];
  });
  await copyRows(
    client,
    `real_weddings (id, uuid, slug, title, summary, first_name, partner_first_name, wedding_date, season, city_id, guest_count,
       palette, styles, setting, story, status, published_at, created_at)`,
    numbered.map(({ id, wedding }) => [
      id,
      wedding.uuid,
      wedding.slug,
      wedding.title,
      wedding.summary,
      wedding.firstName,
      wedding.partnerFirstName,
      wedding.weddingDate,
      wedding.season,
      wedding.cityId,
      wedding.guestCount,
      wedding.palette,
      copyArray(wedding.styles),
      wedding.setting,
      copyJson(wedding.story),
      'ACCEPTED',
      copyInstant(wedding.publishedAt),
      copyInstant(wedding.publishedAt),
    ]),
  );
  await copyRows(
    client,
    'real_wedding_photos (real_wedding_id, position, asset_id, slug, caption, subject)',
    numbered.flatMap(({ id, wedding }) =>
      wedding.photos.map(({ assetId, slug, caption, subject }, position) => [
        id,
        position,
        assetId,
        slug,
        caption,
        subject,
      ]),
    ),
  );
  await copyRows(
    client,
    'real_wedding_credits (real_wedding_id, position, role, name, storefront_id)',
    numbered.flatMap(({ id, wedding }) =>
      wedding.credits.map(({ role, name, storefrontId }, position) => [
        id,
        position,
        role,
        name,
        storefrontId,
      ]),
    ),
  );
}
