export { insights } from './manifest.ts';
