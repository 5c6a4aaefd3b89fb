import { addressLines, type PostalAddress } from './address-lines.ts';
import { derivedInner, type Formality, outerEnvelope } from './envelope-names.ts';
import { householdName, type People } from './household-names.ts';

type Addressed = PostalAddress & {
  name: string;
  envelopeOuter: string;
  envelopeInner: string;
  people: People;
};

const MOST_LINES = 5;

export const STATIONER_HEADER = [
  ...['Outer envelope', 'Inner envelope'],
  ...Array.from({ length: MOST_LINES }, (_, place) => `Address line ${place + 1}`),
  ...['Country', 'Guests', 'Household'],
];

/** As it is to be written by hand: the lines of the envelope each in a cell, blank where there are fewer. */
export function stationerRow(household: Addressed, formality: Formality): string[] {
  const { envelopeInner, people, country } = household;
  const lines = addressLines(household);
  return [
    outerEnvelope(household, formality),
    envelopeInner || derivedInner(people, formality),
    ...Array.from({ length: MOST_LINES }, (_, place) => lines[place] ?? ''),
    ...[country, String(people.length), householdName(household)],
  ];
}
