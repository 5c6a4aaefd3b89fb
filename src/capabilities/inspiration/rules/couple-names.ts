import { joinLabels } from '#base/text.ts';

/** 'Maya & Jonah' */
export function coupleNames(wedding: { firstName: string; partnerFirstName: string }): string {
  return joinLabels([wedding.firstName, wedding.partnerFirstName]);
}
