export { budget } from './manifest.ts';
