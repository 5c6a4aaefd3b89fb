export { navigation } from './manifest.ts';
