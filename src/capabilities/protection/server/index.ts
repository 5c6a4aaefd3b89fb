export { protection } from './manifest.ts';
