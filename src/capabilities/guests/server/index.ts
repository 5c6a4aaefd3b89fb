export { guests } from './manifest.ts';
