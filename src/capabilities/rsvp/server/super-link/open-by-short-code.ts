import type { Platform } from '#platform/platform.ts';
import { isNameOfHousehold } from '../../rules/name-of-household.ts';
import { readShortCode } from '../../rules/short-code.ts';
import { listPeopleByShortCode } from './lookup.store.ts';

/** No card has it. */
const NO_CODE = '';
/** Codes of nobody are counted as well, so that a miss costs the same. */
const NO_WEDDING = 'none';

/**
 * The link of the household that has this code and this name; null for every miss, after the same questions to the database.
 * `isAllowed` counts a try for the wedding; beyond its limit a code opens nothing, and nobody learns that it exists.
 */
export async function openByShortCode(
  { db }: Pick<Platform, 'db'>,
  { shortCode, lastName }: { shortCode: string; lastName: string },
  isAllowed: (weddingId: string) => Promise<boolean>,
): Promise<{ code: string | null }> {
  const people = await listPeopleByShortCode(db, readShortCode(shortCode) ?? NO_CODE);
  const [first] = people;
  const mayOpen = await isAllowed(first?.weddingId ?? NO_WEDDING);
  const isTheirs = isNameOfHousehold(lastName, people);
  return { code: first && mayOpen && isTheirs ? first.linkCode : null };
}
