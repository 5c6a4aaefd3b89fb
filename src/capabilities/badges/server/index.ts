export { badges } from './manifest.ts';
