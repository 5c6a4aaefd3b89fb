import { inquiries } from '#capabilities/inquiries/tables.ts';
import type { Key, KeysetOrder } from '#platform/database/keyset.ts';
import type { LeadSortKey, LeadSortOrder } from '../../rules/lead-sort.ts';
import { LEAD_STAGES } from './lead-stages.ts';

/** What presses most is the lowest; `leadNeedOf` says the same of a row. */
export const NEED_RANK = `(case when inquiries.status = 'READY' and inquiries.expiration_warnings > 0 then 0 when inquiries.status = 'READY' and inquiries.nudged_at is not null then 1 when inquiries.status in ('READY', 'CONNECTED') and inquiries.last_message_by = 'COUPLE' then 2 else 3 end)`;

/** Letter by letter what the indexes hold, or they would not be used. */
const KEYS: Readonly<Record<LeadSortKey, readonly Key[]>> = {
  // Among those that press alike, who has waited longest.
  'needs-you': [
    { kind: 'rank', by: NEED_RANK },
    {
      kind: 'instant',
      by: `(case when inquiries.status = 'READY' then inquiries.ready_at else inquiries.last_message_at end)`,
    },
  ],
  // Whatever a vendor sees was delivered, so it has the moment from which its days count.
  expiry: [{ kind: 'instant', by: inquiries.readyAt }],
  recent: [{ kind: 'instant', by: inquiries.lastEventAt }],
  'created-at': [{ kind: 'instant', by: inquiries.createdAt }],
  'updated-at': [{ kind: 'instant', by: inquiries.updatedAt }],
  name: [{ kind: 'name', by: 'lower(inquiries.couple_names) collate "C"' }],
  'wedding-date': [{ kind: 'day', by: `coalesce(inquiries.wedding_date, '9999-12-31'::date)` }],
  // Many share a tier; among them the latest word decides.
  tier: [
    { kind: 'rank', by: `(case inquiries.tier when 'GOLD' then 3 when 'SILVER' then 2 else 1 end)` },
    { kind: 'instant', by: inquiries.lastEventAt },
  ],
};

/** A list of leads in its order. What a search finds is a list for each stage, one after the other. */
export function leadOrder(sort: LeadSortKey, direction: LeadSortOrder): KeysetOrder {
  return {
    name: `leads.${sort}`,
    direction,
    keys: KEYS[sort],
    tie: { kind: 'uuid', by: inquiries.uuid },
    parts: LEAD_STAGES.length,
  };
}
