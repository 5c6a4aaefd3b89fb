import { lockInquiry } from '#capabilities/inquiries/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { automaticCase, daysAfter, LONGEST_WINDOW_DAYS } from '../rules/automatic-case.ts';
import { giveBack, type ProtectionDeps } from './give-back.ts';
import { readFacts, readFactsOf } from './read-facts.ts';
import { deleteProtectedLeads, listProtectedLeads } from './store.ts';

const PAGE = 200;

/** Looks at one lead, locked, and gives its credits back where a case holds. What came back already stays as it is. */
export async function checkLead(deps: ProtectionDeps, inquiryUuid: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockInquiry(tx, inquiryUuid);
    const known = await readFactsOf(tx, inquiryUuid);
    const found = known && automaticCase(known.facts, deps.clock.now());
    if (!known || !found) return;
    const given = await giveBack(tx, deps, { known, case: found, by: null });
    if (!given.ok) throw new Error(given.failure.message);
  });
}

/**
 * All leads whose windows are open, a page at a time and the oldest first. A page is read without locks; only what seems
 * to have a case is looked at again with one.
 */
export async function checkLeads(deps: ProtectionDeps): Promise<void> {
  const { db, clock } = deps;
  const since = daysAfter(clock.now(), -LONGEST_WINDOW_DAYS);
  await deleteProtectedLeads(db, since);
  let after: Awaited<ReturnType<typeof listProtectedLeads>>[number] | undefined;
  do {
    const page = await listProtectedLeads(db, { since, after, limit: PAGE });
    const known = await readFacts(
      db,
      page.map(({ inquiryUuid }) => inquiryUuid),
    );
    const due = known
      .filter(({ facts }) => automaticCase(facts, clock.now()))
      .toSorted((one, other) => one.facts.connectedAt.getTime() - other.facts.connectedAt.getTime());
    for (const { lead } of due) await checkLead(deps, lead.uuid);
    after = page.length < PAGE ? undefined : page.at(-1);
  } while (after);
}
