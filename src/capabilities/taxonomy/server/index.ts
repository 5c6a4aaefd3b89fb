export { taxonomy } from './manifest.ts';
