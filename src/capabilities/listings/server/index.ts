export { listings } from './manifest.ts';
