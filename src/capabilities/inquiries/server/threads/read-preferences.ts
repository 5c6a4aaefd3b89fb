import {
  categoryByNodeId,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { InquiryPreferences } from '../../contract/couple-inquiries.contract.ts';
import { bandOfShare, shareOf } from '../../rules/budget-bands.ts';
import { findPreferences, type PreferencesRow } from './couple-reads.store.ts';

const NOTHING: InquiryPreferences = {
  weddingDate: null,
  flexible: false,
  guestCount: null,
  location: null,
  budgetMin: null,
  budgetMax: null,
  events: [],
  facets: [],
  writtenTo: [],
  updatedAt: null,
};

type Budget = Pick<InquiryPreferences, 'budgetMin' | 'budgetMax'>;

const UNKNOWN: Budget = { budgetMin: null, budgetMax: null };

const cents = (value: string | null) => (value === null ? null : Number(value));

/**
 * What one trade was told says what another may be told: both are shares of the same wedding. The wedding's own budget is
 * private, and a form that came with it would tell it to vendors by itself.
 */
function budgetFor(row: PreferencesRow, wanted: TaxonomyKey | undefined): Budget {
  if (!row.allowed.includes('see-budget') || row.request_node_id === null) return UNKNOWN;
  const asked = categoryByNodeId(row.request_node_id)?.taxonomyKey;
  const told = { budgetMin: cents(row.request_budget_min), budgetMax: cents(row.request_budget_max) };
  if (wanted === undefined || wanted === asked) return told;
  const band = asked && bandOfShare(asked, told.budgetMin, told.budgetMax);
  if (!band) return UNKNOWN;
  const share = shareOf(band, wanted);
  return { budgetMin: share.minCents, budgetMax: share.maxCents };
}

function placeOf(cityId: number | null, label: string | null): InquiryPreferences['location'] {
  return cityId === null && !label ? null : { cityId, label: label ?? '' };
}

function weddingPlace({ city_id, city_name, state_code, location }: PreferencesRow) {
  return city_name ? placeOf(city_id, `${city_name}, ${state_code}`) : placeOf(null, location);
}

/** The last request of that category, else the last of all, else what the wedding says of itself but for its budget. */
export async function readPreferences(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  wanted: TaxonomyKey | undefined,
): Promise<InquiryPreferences> {
  const nodeId = wanted ? marketplaceCategory(wanted).taxonomyNodeId : null;
  const row = await findPreferences(db, actor.userId, nodeId);
  if (!row) return NOTHING;
  if (row.request_uuid === null) {
    return {
      ...NOTHING,
      weddingDate: row.wedding_date,
      guestCount: row.guest_count,
      location: weddingPlace(row),
      writtenTo: row.written_to,
      updatedAt: row.updated_at.toISOString(),
    };
  }
  const isSameCategory = nodeId === null || row.request_node_id === nodeId;
  return {
    ...budgetFor(row, wanted),
    weddingDate: row.request_date,
    flexible: row.request_flexible ?? false,
    guestCount: row.request_guests,
    location: placeOf(row.request_city_id, row.request_location),
    events: row.request_groups ?? [],
    facets: isSameCategory ? (row.request_options ?? []) : [],
    writtenTo: row.written_to,
    updatedAt: row.request_at?.toISOString() ?? null,
  };
}
