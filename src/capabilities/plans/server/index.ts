export { callOffInDemo, sellInDemo } from './demo/sell-in-demo.ts';
export { plans } from './manifest.ts';
export { hasUnlimitedPlan } from './subscriptions/has-unlimited-plan.ts';
