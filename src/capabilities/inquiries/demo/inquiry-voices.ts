import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { InquiryVoice } from './inquiry-voice.ts';
import { bandsDjsInquiries } from './voices/bands-djs.data.ts';
import { barServicesInquiries } from './voices/bar-services.data.ts';
import { cakesDessertsInquiries } from './voices/cakes-desserts.data.ts';
import { cateringInquiries } from './voices/catering.data.ts';
import { floristsInquiries } from './voices/florists.data.ts';
import { hairMakeupInquiries } from './voices/hair-makeup.data.ts';
import { photographersInquiries } from './voices/photographers.data.ts';
import { plannersInquiries } from './voices/planners.data.ts';
import { venuesInquiries } from './voices/venues.data.ts';
import { videographersInquiries } from './voices/videographers.data.ts';

export const INQUIRY_VOICES: Readonly<Record<TaxonomyKey, InquiryVoice>> = {
  'wedding-venues': venuesInquiries,
  'wedding-photographers': photographersInquiries,
  'wedding-videographers': videographersInquiries,
  'wedding-catering': cateringInquiries,
  'wedding-florists': floristsInquiries,
  'wedding-hair-makeup': hairMakeupInquiries,
  'wedding-planners': plannersInquiries,
  'wedding-bands-djs': bandsDjsInquiries,
  'wedding-cakes-desserts': cakesDessertsInquiries,
  'wedding-bar-services': barServicesInquiries,
};
