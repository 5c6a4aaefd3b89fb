import { eq, type SQL, sql } from 'drizzle-orm';
import { inquiries, inquiryRequests } from '#capabilities/inquiries/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Place } from '#platform/database/keyset.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { findLeads, leadColumns } from '../leads.store.ts';
import { type LeadQuestion, leadPageStatement, listLeadPlaces } from './lead-pages.store.ts';

/** The same statement as a part of another one: `$1` is what will be called '1'. */
function asPart(text: string): SQL {
  return sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 1 ? sql`${sql.placeholder(part)}` : sql.raw(part))),
  );
}

function prepare(db: Database, { text, name = '' }: { text: string; name?: string | undefined }) {
  return db
    .select({ ...leadColumns, keys: sql<string[]>`placed.keys` })
    .from(inquiries)
    .innerJoin(
      sql`(select page.*, row_number() over () as nth from (${asPart(text)}) page) placed`,
      sql`placed.uuid = ${inquiries.uuid}`,
    )
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .orderBy(sql`placed.nth`)
    .prepare(name && `${name}_rows`);
}

const preparedPages = preparedSelect((_: Database) => new Map<string, ReturnType<typeof prepare>>());

/** A view as it is, in one statement: the walk along the index, and the rows it comes by. */
async function readPage(db: Database, question: LeadQuestion) {
  const statement = leadPageStatement(question);
  if (!statement) return [];
  const { name = '', values } = statement;
  const known = preparedPages(db);
  const page = known.get(name) ?? prepare(db, statement);
  if (name) known.set(name, page);
  return page.execute(Object.fromEntries(values.map((value, index) => [`${index + 1}`, value])));
}

type PlacedLead = Awaited<ReturnType<typeof findLeads>>[number] & Place;

/** The leads of one page, in order, each with what its row shows and its place. A search asks stage by stage. */
export async function readLeadPage(db: Database, question: LeadQuestion): Promise<PlacedLead[]> {
  if (question.name === '') return readPage(db, question);
  const places = await listLeadPlaces(db, question);
  const placeOf = new Map(places.map((place) => [place.uuid, place]));
  const leads = await findLeads(db, [...placeOf.keys()]);
  return leads.flatMap((lead) => {
    const place = placeOf.get(lead.inquiry.uuid);
    return place ? [{ ...lead, ...place }] : [];
  });
}
