import { setImmediate } from 'node:timers/promises';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatPriceRange } from '#base/money.ts';
import { ok, type Result } from '#base/result.ts';
import type { EnteredStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import type { Lead, LeadsWanted } from '../../contract/leads.contract.ts';
import { MATCH_REASON_LABELS, TIER_LABELS } from '../../rules/lead-words.ts';
import { priceText } from '../../rules/price-display.ts';
import { enterListings, listingOf } from '../enter-listings.ts';
import { findLeads } from '../leads.store.ts';
import { type LeadRow, leadReader, presentLead } from '../present-lead.ts';
import { priceLeads } from '../price-leads.ts';
import { type LeadContact, listContacts } from './lead-contacts.store.ts';
import { listLeadPlaces } from './lead-pages.store.ts';
import { leadQuestion } from './lead-question.ts';

const MOST_ROWS = 10_000;
/** So many are written before others get their turn. */
const PORTION = 250;

const HEADER = [
  'Couple',
  'Email',
  'Phone',
  'Listing',
  'Status',
  'Wedding date',
  'Flexible date',
  'Location',
  'Guests',
  'Budget',
  'Lead quality',
  'Match reasons',
  'Price to connect',
  'Received',
  'Expires',
  'Last activity',
  'Last message by',
  'Last message',
  'Unread',
  'Needs your reply',
];

const STATUS_LABELS: Readonly<Record<Lead['status'], string>> = {
  PENDING: 'New',
  NEW: 'New',
  READY: 'New',
  CONNECTED: 'Connected',
  BOOKED: 'Booked',
  CLOSED: 'Closed',
};

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
const dayOf = (instant: string) => calendarDateOf(new Date(instant));

type Taken = { lead: Lead; listing: string; contact: LeadContact | undefined };

function rowOf({ lead, listing, contact }: Taken): CsvRow {
  return [
    contact?.names || lead.coupleNames,
    contact?.email ?? null,
    contact?.phone ?? null,
    listing,
    lead.closeEventType === 'EXPIRATION' ? 'Expired' : STATUS_LABELS[lead.status],
    lead.weddingDate,
    lead.weddingDate && yesNo(lead.isDateFlexible),
    lead.location,
    lead.guestCount,
    formatPriceRange(lead.budgetMinCents, lead.budgetMaxCents),
    TIER_LABELS[lead.tier],
    lead.matchReasons.map((reason) => MATCH_REASON_LABELS[reason]).join('; '),
    lead.status === 'READY' ? priceText(lead.price) : null,
    dayOf(lead.createdAt),
    lead.expiresAt && dayOf(lead.expiresAt),
    dayOf(lead.lastEventAt),
    lead.lastMessage.by === 'COUPLE' ? 'Couple' : 'You',
    lead.lastMessage.text,
    lead.unread,
    yesNo(lead.isUnresponded),
  ];
}

type Deps = Pick<Platform, 'db' | 'clock'>;

/** How to reach the couples of some leads: of those that are connected, for who may see it. */
async function contactsOf(db: Deps['db'], leads: readonly LeadRow[], entered: readonly EnteredStorefront[]) {
  const open = leads.filter(({ inquiry }) => {
    const { allowed } = listingOf(entered, inquiry.storefrontId);
    return !leadReader(inquiry, { allowed }).isCovered('COUPLE') && inquiry.weddingId !== null;
  });
  return listContacts(
    db,
    open.map(({ inquiry }) => inquiry.uuid),
  );
}

async function writeRows(
  { db, clock }: Deps,
  uuids: readonly string[],
  entered: readonly EnteredStorefront[],
): Promise<string[]> {
  const now = clock.now();
  const portions: string[] = [];
  for (let start = 0; start < uuids.length; start += PORTION) {
    const leads = await findLeads(db, uuids.slice(start, start + PORTION));
    const contacts = await contactsOf(db, leads, entered);
    const priceOf = await priceLeads(
      db,
      { clock },
      leads.map(({ inquiry }) => inquiry),
    );
    const rows = leads.map((row) => {
      const reader = listingOf(entered, row.inquiry.storefrontId);
      const lead = presentLead(row, reader, { price: priceOf(row.inquiry), now });
      return rowOf({ lead, listing: reader.storefront.name, contact: contacts.get(lead.uuid) });
    });
    portions.push(csvLines(rows));
    await setImmediate();
  }
  return portions;
}

/** The leads of a view in its order, covered as on the screen, with ways to reach the connected; at most ten thousand. */
export async function exportLeads(
  deps: Deps,
  actor: SignedInActor,
  wanted: LeadsWanted,
): Promise<Result<File>> {
  const entered = await enterListings(deps.db, actor, wanted.storefrontUuid);
  if (!entered.ok) return entered;
  const now = deps.clock.now();
  const question = leadQuestion(entered.value, wanted, now);
  const places = await listLeadPlaces(deps.db, { ...question, after: undefined, limit: MOST_ROWS });
  const rows = await writeRows(
    deps,
    places.map(({ uuid }) => uuid),
    entered.value,
  );
  const fileName = `leads-${question.view}-${calendarDateOf(now)}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([HEADER]), ...rows], fileName, { type: 'text/csv; charset=utf-8' }),
  );
}
