export { teams } from './manifest.ts';
