export { mailbox } from './manifest.ts';
