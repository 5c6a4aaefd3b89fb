import { US_STATES } from '#base/us-states.ts';
import type { PostalAddress } from '../address-lines.ts';

/** Longest first: West Virginia ends like Virginia. */
const STATES: readonly (readonly [string, string])[] = US_STATES.flatMap(({ name, stateCode }) => [
  [name.toLowerCase(), stateCode] as const,
  [stateCode.toLowerCase(), stateCode] as const,
]).toSorted(([one], [other]) => other.length - one.length);
const STATE_CODES: ReadonlyMap<string, string> = new Map(STATES);

const COUNTRY = /[,\s]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?)$/iu;
const ZIP = /[,\s]+(\d{5}(?:-\d{4})?)$/u;
const UNIT = /^(?:(?:apt|apartment|unit|suite|ste|floor|fl|rm|room)\b|#)/iu;

const NONE: PostalAddress = { address1: '', address2: '', city: '', region: '', postalCode: '', country: '' };

const trimmed = (text: string) => text.replaceAll(/^[,\s]+|[,\s]+$/gu, '');

/** The street stays as it was written; only a line of its own, or an apartment behind the last comma, is the second line. */
function streetLines(text: string): Pick<PostalAddress, 'address1' | 'address2'> {
  const [first = '', ...rest] = text.split('\n').map(trimmed).filter(Boolean);
  if (rest.length > 0) return { address1: first, address2: rest.join(', ') };
  const comma = first.lastIndexOf(',');
  const last = trimmed(first.slice(comma + 1));
  if (comma > 0 && UNIT.test(last)) return { address1: trimmed(first.slice(0, comma)), address2: last };
  return { address1: first, address2: '' };
}

/** 'Hudson, New York': the state at the end, the city behind the last comma or on its own line, and what is left. */
function cutPlace(text: string): { street: string; city: string; region: string } | undefined {
  const lower = text.toLowerCase().replace(/\b([a-z])\.\s?([a-z])\.$/u, '$1$2');
  const [name = '', region = ''] =
    STATES.find(([state]) => /[,\s]$/u.test(lower.slice(0, -state.length)) && lower.endsWith(state)) ?? [];
  if (name === '') return undefined;
  const before = trimmed(text.slice(0, lower.length - name.length));
  const [, street = '', city = ''] = /^(?:(.*)[,\n])?([^,\n]+)$/su.exec(before) ?? [];
  // A city has no number: without a comma nobody can tell where the street ends.
  return /\d/u.test(city) || city === '' ? undefined : { street, city: trimmed(city), region };
}

/** An address in one cell. Of an American one the end is city, state and ZIP; any other stays the lines it is. */
export function cutAddress(text: string): PostalAddress {
  const lines = text
    .replaceAll(/\r\n?|\u2028|\u2029/gu, '\n')
    .split('\n')
    .map(trimmed)
    .filter(Boolean)
    .join('\n');
  const american = lines.replace(COUNTRY, '');
  const postalCode = ZIP.exec(american)?.[1] ?? '';
  const place = postalCode === '' ? undefined : cutPlace(american.replace(ZIP, ''));
  if (!place) return { ...NONE, ...streetLines(lines) };
  return { ...NONE, ...streetLines(place.street), city: place.city, region: place.region, postalCode };
}

/** Spreadsheets drop the zero that a ZIP of New England begins with. */
export function wholeZip(postalCode: string, region: string): string {
  const isAmerican = STATE_CODES.has(region.replaceAll('.', '').trim().toLowerCase());
  return isAmerican && /^\d{3,4}$/.test(postalCode) ? postalCode.padStart(5, '0') : postalCode;
}

/** 'New York' and 'NY' are one; anything else is itself, folded. */
export function regionKey(region: string): string {
  const word = region.replaceAll('.', '').trim().toLowerCase();
  return STATE_CODES.get(word) ?? word;
}
