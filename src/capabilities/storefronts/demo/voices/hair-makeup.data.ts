export { venuesVoice as hairMakeupVoice } from './venues.data.ts';
