import { setImmediate } from 'node:timers/promises';
import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import type { Lead, LeadsWanted } from '../../contract/leads.contract.ts';
import { MATCH_REASON_LABELS, TIER_LABELS } from '../../rules/lead-words.ts';
import { priceDisplay } from '../../rules/price-display.ts';
import { findLeads } from '../leads.store.ts';
import { type LeadReader, presentLead } from '../present-lead.ts';
import { listLeadPlaces } from './lead-pages.store.ts';
import { leadQuestion } from './lead-question.ts';

const MOST_ROWS = 10_000;
/** So many are written before others get their turn. */
const PORTION = 250;

const HEADER = [
  'Couple',
  'Status',
  'Wedding date',
  'Flexible date',
  'Location',
  'Guests',
  'Lead quality',
  'Match reasons',
  'Price',
  'Received',
  'Last activity',
  'Last message by',
  'Last message',
  'Unread',
  'Waits for your answer',
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

function rowOf(lead: Lead): CsvRow {
  return [
    lead.coupleNames,
    lead.closeEventType === 'EXPIRATION' ? 'Expired' : STATUS_LABELS[lead.status],
    lead.weddingDate,
    yesNo(lead.isDateFlexible),
    lead.location,
    lead.guestCount,
    TIER_LABELS[lead.tier],
    lead.matchReasons.map((reason) => MATCH_REASON_LABELS[reason]).join('; '),
    priceDisplay(lead.price).text,
    dayOf(lead.createdAt),
    dayOf(lead.lastEventAt),
    lead.lastMessage.by === 'COUPLE' ? 'Couple' : 'You',
    lead.lastMessage.text,
    lead.unread,
    yesNo(lead.isUnresponded),
  ];
}

type Deps = Pick<Platform, 'db' | 'clock'>;

async function writeRows(
  { db, clock }: Deps,
  uuids: readonly string[],
  reader: LeadReader,
): Promise<string[]> {
  const now = clock.now();
  const portions: string[] = [];
  for (let start = 0; start < uuids.length; start += PORTION) {
    const leads = await findLeads(db, uuids.slice(start, start + PORTION));
    portions.push(csvLines(leads.map((lead) => rowOf(presentLead(lead, reader, now)))));
    await setImmediate();
  }
  return portions;
}

/** The leads of a view in its order, covered as they are on the screen; at most ten thousand. */
export async function exportLeads(
  deps: Deps,
  actor: SignedInActor,
  wanted: LeadsWanted,
): Promise<Result<File>> {
  const entered = await enterStorefront(deps.db, actor, wanted.storefrontUuid, 'read-leads');
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
