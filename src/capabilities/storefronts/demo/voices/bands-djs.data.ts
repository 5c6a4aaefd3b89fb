export { venuesVoice as bandsDjsVoice } from './venues.data.ts';
