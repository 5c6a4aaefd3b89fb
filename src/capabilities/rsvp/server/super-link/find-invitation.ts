import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { findHousehold } from '../../rules/find-household.ts';
import { isLookupProof } from '../../rules/lookup-proof.ts';
import { type ListedPerson, listInvitedPeople, listReplied } from './lookup.store.ts';
import { mailOwnLink } from './mail-own-link.ts';
import { openSuperLink } from './open-super-link.ts';

/** Every household is asked, whosever the name is: then a miss takes as long as a hit, whatever was missed. */
function provenHouseholds(proof: string, people: readonly ListedPerson[]): Set<string> {
  const households = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  const proven = [...households].filter(([, members]) =>
    isLookupProof(proof, {
      postalCode: members[0]?.postalCode ?? '',
      phones: members.map(({ phone }) => phone),
      emails: members.map(({ email }) => email),
    }),
  );
  return new Set(proven.map(([uuid]) => uuid));
}

/**
 * The link of the one household that has this name and proves it, while it has not answered. Not found, several, no proof
 * and answered already are one answer; who has answered finds their link in their own mail.
 */
export async function findInvitation(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  { code, name, proof }: { code: string; name: string; proof: string },
): Promise<Result<{ code: string | null }>> {
  const { db } = deps;
  const link = await openSuperLink(db, code, 'RSVP');
  if (!link.ok) return link;
  const { weddingId } = link.value;
  const people = await listInvitedPeople(db, weddingId);
  const replied = new Set(await listReplied(db, weddingId));
  const proven = provenHouseholds(proof, people);
  const found = findHousehold(name, people);
  const named =
    found.kind === 'found' ? [found.householdUuid] : found.kind === 'several' ? found.householdUuids : [];
  const [householdUuid, ...others] = named.filter((uuid) => proven.has(uuid));
  const person = people.find((other) => other.householdUuid === householdUuid);
  if (!person || others.length > 0) return ok({ code: null });
  if (!person.answeredAt && !replied.has(person.householdUuid)) return ok({ code: person.linkCode });
  await mailOwnLink(deps, { weddingId, householdUuid: person.householdUuid });
  return ok({ code: null });
}
