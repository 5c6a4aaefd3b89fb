export { plans } from './manifest.ts';
export { hasUnlimitedPlan } from './subscriptions/has-unlimited-plan.ts';
