export { reviewing } from './manifest.ts';
