import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { ReviewVoice } from './review-voice.ts';
import { bandsDjsReviews } from './voices/bands-djs.data.ts';
import { barServicesReviews } from './voices/bar-services.data.ts';
import { cakesDessertsReviews } from './voices/cakes-desserts.data.ts';
import { cateringReviews } from './voices/catering.data.ts';
import { floristsReviews } from './voices/florists.data.ts';
import { hairMakeupReviews } from './voices/hair-makeup.data.ts';
import { photographersReviews } from './voices/photographers.data.ts';
import { plannersReviews } from './voices/planners.data.ts';
import { venuesReviews } from './voices/venues.data.ts';
import { videographersReviews } from './voices/videographers.data.ts';

export const REVIEW_VOICES: Record<TaxonomyKey, ReviewVoice> = {
  'wedding-venues': venuesReviews,
  'wedding-photographers': photographersReviews,
  'wedding-videographers': videographersReviews,
  'wedding-catering': cateringReviews,
  'wedding-florists': floristsReviews,
  'wedding-hair-makeup': hairMakeupReviews,
  'wedding-planners': plannersReviews,
  'wedding-bands-djs': bandsDjsReviews,
  'wedding-cakes-desserts': cakesDessertsReviews,
  'wedding-bar-services': barServicesReviews,
};
