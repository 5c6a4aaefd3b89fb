export { claims } from './manifest.ts';
