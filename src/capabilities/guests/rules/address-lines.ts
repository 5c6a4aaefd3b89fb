import { AMERICAN_NAMES, CITY_LINES, type CityLine } from './city-lines.data.ts';

export type PostalAddress = Readonly<{
  address1: string;
  address2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}>;

/** Enough for the mail: a street or a box, and where that is. */
export function hasAddress({ address1, city, postalCode }: PostalAddress): boolean {
  return address1 !== '' && (city !== '' || postalCode !== '');
}

const joined = (words: readonly string[], between = ' ') => words.filter(Boolean).join(between);

const CITY_LINE: Readonly<Record<CityLine, (address: PostalAddress) => string[]>> = {
  AMERICAN: ({ city, region, postalCode }) => [joined([joined([city, region], ', '), postalCode])],
  CODE_FIRST: ({ city, region, postalCode }) => [joined([joined([postalCode, city]), region], ', ')],
  CODE_LAST: ({ city, region, postalCode }) => [joined([city, region, postalCode])],
  CODE_BELOW: ({ city, region, postalCode }) => [joined([city, region], ', '), postalCode],
};

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** 'DE' is Germany; whatever is no code is called as the couple calls it. */
function countryName(country: string): string {
  const code = country.toUpperCase();
  return (/^[A-Z]{2}$/.test(code) && COUNTRY_NAMES.of(code)) || country;
}

/**
 * Below the names, as American mail takes it: what stays in the country without its name, everything else with the
 * country in capitals on the last line and the lines above it as they are written there.
 */
export function addressLines(address: PostalAddress): string[] {
  const country = countryName(address.country);
  const name = country.toLowerCase().replaceAll('.', '');
  const isAmerican = AMERICAN_NAMES.has(name);
  const cityLine = isAmerican ? 'AMERICAN' : (CITY_LINES.get(name) ?? 'CODE_FIRST');
  return [
    address.address1,
    address.address2,
    ...CITY_LINE[cityLine](address),
    isAmerican ? '' : country.toUpperCase(),
  ].filter(Boolean);
}
