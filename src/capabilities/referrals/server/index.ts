export { referrals } from './manifest.ts';
