export { editorial } from './manifest.ts';
