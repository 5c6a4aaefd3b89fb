import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { InquiryStatus } from './inquiry-states.ts';

type Asked = {
  uuid: string;
  taxonomyKey: TaxonomyKey;
  status: InquiryStatus;
  weddingDate: string | null;
};

/**
 * The venue that is booked for that day already, where another is about to be: most often one of the two is a mistake.
 * Without a day they are taken for the same one, since it is one wedding.
 */
export function bookedVenueOn<Inquiry extends Asked>(
  inquiries: readonly Inquiry[],
  { uuid, taxonomyKey, day }: { uuid: string; taxonomyKey: TaxonomyKey; day: string | null },
): Inquiry | undefined {
  if (taxonomyKey !== 'wedding-venues') return undefined;
  return inquiries.find(
    (other) =>
      other.uuid !== uuid &&
      other.taxonomyKey === taxonomyKey &&
      other.status === 'BOOKED' &&
      (other.weddingDate === null || day === null || other.weddingDate === day),
  );
}
