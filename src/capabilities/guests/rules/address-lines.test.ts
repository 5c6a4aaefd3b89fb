import { expect, it } from 'vitest';
import { addressLines, hasAddress } from './address-lines.ts';

const HUDSON = {
  address1: '218 Willow Street',
  address2: '',
  city: 'Hudson',
  region: 'NY',
  postalCode: '12534',
  country: '',
};
const abroad = (country: string, city: string, region: string, postalCode: string) => ({
  ...HUDSON,
  ...{ country, city, region, postalCode },
});

it.each(['', 'US', 'usa', 'U.S.A.', 'United States', 'united states of america'])(
  'mail within the country does not name it: %j',
  (country) => {
    expect(addressLines({ ...HUDSON, country })).toEqual(['218 Willow Street', 'Hudson, NY 12534']);
  },
);

it.each([
  [{ address2: 'Apt. 2' }, ['218 Willow Street', 'Apt. 2', 'Hudson, NY 12534']],
  [{ region: '' }, ['218 Willow Street', 'Hudson 12534']],
  [{ city: '', region: '' }, ['218 Willow Street', '12534']],
  [{ postalCode: '' }, ['218 Willow Street', 'Hudson, NY']],
])('what is missing leaves no gap: %j', (changes, lines) => {
  expect(addressLines({ ...HUDSON, ...changes })).toEqual(lines);
});

it.each([
  [abroad('Germany', 'Berlin', '', '10115'), ['10115 Berlin', 'GERMANY']],
  [abroad('DE', 'Berlin', '', '10115'), ['10115 Berlin', 'GERMANY']],
  [abroad('Mexico', 'Oaxaca', 'OAX', '68000'), ['68000 Oaxaca, OAX', 'MEXICO']],
  [abroad('Canada', 'Toronto', 'ON', 'M5V 2T6'), ['Toronto ON M5V 2T6', 'CANADA']],
  [abroad('ca', 'Toronto', 'ON', 'M5V 2T6'), ['Toronto ON M5V 2T6', 'CANADA']],
  [abroad('UK', 'London', '', 'SW1A 1AA'), ['London', 'SW1A 1AA', 'UNITED KINGDOM']],
  [abroad('England', 'York', 'North Yorkshire', 'YO1 7HH'), ['York, North Yorkshire', 'YO1 7HH', 'ENGLAND']],
  [abroad('ישראל', 'תל אביב', '', '6688314'), ['6688314 תל אביב', 'ישראל']],
])('mail abroad ends with the country: %j', (address, lines) => {
  expect(addressLines(address)).toEqual(['218 Willow Street', ...lines]);
});

it.each([
  [HUDSON, true],
  [{ ...HUDSON, city: '' }, true],
  [{ ...HUDSON, postalCode: '' }, true],
  [{ ...HUDSON, city: '', postalCode: '' }, false],
  [{ ...HUDSON, address1: '' }, false],
])('%j can be mailed to: %j', (address, expected) => {
  expect(hasAddress(address)).toBe(expected);
});
