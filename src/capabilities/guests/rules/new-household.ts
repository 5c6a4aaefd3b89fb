import type { GuestLanguage } from './guest-languages.ts';
import type { GuestList, GuestSide } from './household-choices.ts';

/** What nobody has said yet. */
export const NEW_HOUSEHOLD = {
  name: '',
  envelopeOuter: '',
  envelopeInner: '',
  side: 'BOTH' as GuestSide,
  list: 'INVITED' as GuestList,
  listRank: null as number | null,
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  language: '' as GuestLanguage | '',
  notes: '',
};

export type HouseholdFields = typeof NEW_HOUSEHOLD;
