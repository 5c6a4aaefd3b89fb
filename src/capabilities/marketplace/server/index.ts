export { marketplace } from './manifest.ts';
