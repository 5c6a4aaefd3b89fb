import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { databaseUnderTest } from './database-in.ts';
import { signUp } from './people.ts';

export type NewListing = { uuid: string; name: string; slug: string; citySlug: string; email: string };

/** Letters alone: digits in a row would be taken for a phone number. */
const oddWord = () => randomUUID().replaceAll(/[^a-f]/g, '');

/** A draft like a published florist's, with everything but words of its own, for a new vendor whose address is confirmed. */
export async function newListing(
  context: BrowserContext,
  firstName: string,
  database = databaseUnderTest(),
): Promise<NewListing> {
  return listingFor(await signUp(context, 'vendor', firstName), database);
}

/** The same for somebody who has signed up already. */
export async function listingFor(email: string, database = databaseUnderTest()): Promise<NewListing> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const [word, uuid] = [oddWord(), randomUUID()];
  const name = `Fern and ${word[0]?.toUpperCase()}${word.slice(1)}`;
  const slug = `fern-and-${word}`;
  const description = `${name} cuts in the morning what stands on your tables at night. ${'Whatever the meadow has, and nothing that came by plane. '.repeat(4)}We like long tables, odd vases and couples who change their minds, ${word}.`;
  try {
    const { rows } = await client.query(
      `with model as (
         select s.*, c.slug as city_slug from storefronts s join cities c on c.id = s.city_id
         where s.taxonomy_node_id = 5 and s.published_at is not null and s.market_id is not null order by s.id limit 1
       ), made as (
         insert into storefronts (uuid, taxonomy_node_id, name, slug, description, city_id, market_id, postal_code, lat, lon,
           metro_type, travel_radius_miles, claimed_at, option_ids, created_at, updated_at)
         select $1, taxonomy_node_id, $2, $3, $4, city_id, market_id, postal_code, lat, lon, metro_type, travel_radius_miles,
           now(), option_ids, now(), now() from model
         returning id
       ), prices as (
         insert into storefront_prices (storefront_id, target_couple_budget_min, target_couple_budget_max)
         select id, 100000, 900000 from made
       ), images as (
         insert into storefront_images (storefront_id, gallery, position, asset_id)
         select made.id, i.gallery, i.position, i.asset_id from made, model
         join storefront_images i on i.storefront_id = model.id
       ), owner as (
         insert into storefront_members (storefront_id, user_id, role, joined_at)
         select made.id, u.id, 'OWNER', now() from made, users u where u.email = $5
       ), confirmed as (
         update users set email_verified = true where email = $5
       )
       select city_slug as "citySlug" from model`,
      [uuid, name, slug, description, email],
    );
    return { uuid, name, slug, citySlug: rows[0]?.citySlug, email };
  } finally {
    await client.end();
  }
}
