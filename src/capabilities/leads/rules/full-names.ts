import { joinLabels } from '#base/text.ts';

type Couple = Readonly<
  Record<'primaryFirstName' | 'primaryLastName' | 'partnerFirstName' | 'partnerLastName', string | null>
>;

/** 'Maya Ortiz & Jonah Lindqvist', as far as it is known. */
export function fullNames(couple: Couple): string {
  return joinLabels([
    `${couple.primaryFirstName ?? ''} ${couple.primaryLastName ?? ''}`,
    `${couple.partnerFirstName ?? ''} ${couple.partnerLastName ?? ''}`,
  ]);
}
