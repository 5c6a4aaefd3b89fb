export { liveUpdates } from './manifest.ts';
