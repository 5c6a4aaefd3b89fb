export { diagnostics } from './manifest.ts';
