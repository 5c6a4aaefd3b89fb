import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { StorefrontVoice } from './voice.ts';
import { bandsDjsVoice } from './voices/bands-djs.data.ts';
import { barServicesVoice } from './voices/bar-services.data.ts';
import { cakesDessertsVoice } from './voices/cakes-desserts.data.ts';
import { cateringVoice } from './voices/catering.data.ts';
import { floristsVoice } from './voices/florists.data.ts';
import { hairMakeupVoice } from './voices/hair-makeup.data.ts';
import { photographersVoice } from './voices/photographers.data.ts';
import { plannersVoice } from './voices/planners.data.ts';
import { venuesVoice } from './voices/venues.data.ts';
import { videographersVoice } from './voices/videographers.data.ts';

export const VOICES: Record<TaxonomyKey, StorefrontVoice> = {
  'wedding-venues': venuesVoice,
  'wedding-photographers': photographersVoice,
  'wedding-videographers': videographersVoice,
  'wedding-catering': cateringVoice,
  'wedding-florists': floristsVoice,
  'wedding-hair-makeup': hairMakeupVoice,
  'wedding-planners': plannersVoice,
  'wedding-bands-djs': bandsDjsVoice,
  'wedding-cakes-desserts': cakesDessertsVoice,
  'wedding-bar-services': barServicesVoice,
};
