export { dayOf } from './manifest.ts';
