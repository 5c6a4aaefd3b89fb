export { leads } from './manifest.ts';
