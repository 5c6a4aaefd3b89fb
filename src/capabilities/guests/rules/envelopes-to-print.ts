import { addressLines, hasAddress, type PostalAddress } from './address-lines.ts';
import { type Formality, outerEnvelope } from './envelope-names.ts';
import { type People, sortName } from './household-names.ts';

export type Envelope = { name: string; lines: string[] };

type Addressed = PostalAddress & { envelopeOuter: string; name: string; people: People };

const ORDER = new Intl.Collator('en');

/** In the order of the list; whoever has no address yet is left out, and counted. */
export function envelopesToPrint(
  households: readonly Addressed[],
  formality: Formality,
): { envelopes: Envelope[]; leftOut: number } {
  const ready = households
    .filter(hasAddress)
    .toSorted((one, other) => ORDER.compare(sortName(one), sortName(other)));
  return {
    envelopes: ready.map((household) => ({
      name: outerEnvelope(household, formality),
      lines: addressLines(household),
    })),
    leftOut: households.length - ready.length,
  };
}
