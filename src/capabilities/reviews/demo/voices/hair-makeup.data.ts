export { venuesReviews as hairMakeupReviews } from './venues.data.ts';
