export { favorites } from './manifest.ts';
