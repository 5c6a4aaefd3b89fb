import { vendorPaths } from '#app/rules/vendor-paths.ts';

/** The screens about money, as the bar above them names them. */
const PLACES = [
  { to: vendorPaths.yourPlans, label: 'Your plan', also: [vendorPaths.selectPlan, vendorPaths.checkout] },
  { to: vendorPaths.purchaseHistory, label: 'Purchase history', isOfPublished: true },
  { to: vendorPaths.balanceHistory, label: 'Balance history', isOfPublished: true },
  { to: vendorPaths.howWePrice, label: 'How we price' },
];

export type PlanPlace = { to: string; label: string; mark: 'page' | 'true' | undefined };

function reach(pathname: string, address: string): number {
  return `${pathname}/`.startsWith(`${address}/`) ? address.length : 0;
}

/** Histories begin once a listing is published. A receipt lies in the purchases, the checkout in the plan. */
export function planPlaces(pathname: string, wasPublished: boolean): PlanPlace[] {
  const places = PLACES.map(({ to, label, also = [], isOfPublished = false }) => ({
    to,
    label,
    isShown: wasPublished || !isOfPublished,
    near: Math.max(...[to, ...also].map((address) => reach(pathname, address))),
  }));
  const nearest = Math.max(...places.map(({ near }) => near));
  return places
    .filter(({ isShown }) => isShown)
    .map(({ to, label, near }) => {
      const here = to === pathname ? 'page' : 'true';
      return { to, label, mark: near > 0 && near === nearest ? here : undefined };
    });
}
