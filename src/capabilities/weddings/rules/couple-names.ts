import { joinLabels, normaliseForSearch } from '#base/text.ts';

export type CoupleNames = {
  primaryFirstName: string;
  primaryLastName: string;
  partnerFirstName: string;
  partnerLastName: string;
};

/** What people type to get past a field, and what forms fill in for them. */
const PLACEHOLDERS = new Set([
  'bride',
  'fiance',
  'fiancee',
  'first',
  'first name',
  'groom',
  'me',
  'my partner',
  'n a',
  'na',
  'name',
  'none',
  'partner',
  'spouse',
  'tba',
  'tbd',
  'test',
  'unknown',
  'you',
  'your name',
  'your partner',
]);

/** Empty, a stand-in such as 'Partner', or nothing but signs and single repeated letters ('???', 'xx'). */
export function isPlaceholderName(name: string): boolean {
  const plain = normaliseForSearch(name);
  return plain === '' || PLACEHOLDERS.has(plain) || /^(.)\1+$/u.test(plain);
}

function realFirstNames(names: CoupleNames): string[] {
  return [names.primaryFirstName, names.partnerFirstName].filter((name) => !isPlaceholderName(name));
}

/** 'Maya & Jonah', 'Maya' while only one is known, '' when neither is. */
export function coupleDisplayName(names: CoupleNames): string {
  return joinLabels(realFirstNames(names));
}

/** The couple as a partner's invitation sees them: who has not written a name yet is called as the invitation calls them. */
export function namesWithPartner(
  names: CoupleNames,
  { inviter, invited }: { inviter: string; invited: string },
): CoupleNames {
  const { primaryFirstName, partnerFirstName } = names;
  return {
    ...names,
    primaryFirstName: isPlaceholderName(primaryFirstName) ? inviter : primaryFirstName,
    partnerFirstName: isPlaceholderName(partnerFirstName) ? invited : partnerFirstName,
  };
}

/** True while there is no real first name to show. */
export function hasEmptyOrPlaceholderNames(names: CoupleNames): boolean {
  return realFirstNames(names).length === 0;
}
