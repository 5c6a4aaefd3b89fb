import { GUEST_LANGUAGE_NAMES, GUEST_LANGUAGES } from '../../rules/guest-languages.ts';
import {
  type CoupleFirstNames,
  GUEST_KIND_LABELS,
  GUEST_KINDS,
  GUEST_LIST_LABELS,
  GUEST_LISTS,
  GUEST_SIDES,
  sideLabel,
} from '../../rules/household-choices.ts';

export const LIST_OPTIONS = GUEST_LISTS.map((list) => ({ id: list, label: GUEST_LIST_LABELS[list] }));
export const KIND_OPTIONS = GUEST_KINDS.map((kind) => ({ id: kind, label: GUEST_KIND_LABELS[kind] }));

export const LANGUAGE_OPTIONS = [
  { id: '', label: 'The wedding’s language' },
  ...GUEST_LANGUAGES.map((language) => ({ id: language, label: GUEST_LANGUAGE_NAMES[language] })),
];

export function sideOptions(couple: CoupleFirstNames) {
  return GUEST_SIDES.map((side) => ({ id: side, label: sideLabel(side, couple) }));
}
