export { venuesReviews as bandsDjsReviews } from './venues.data.ts';
