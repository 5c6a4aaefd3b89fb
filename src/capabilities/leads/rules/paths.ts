import { vendorPaths } from '#app/rules/vendor-paths.ts';

/** Pages of leads beside the desk. */
export const leadPaths = {
  receipt: (uuid: string) => `${vendorPaths.leads}/${encodeURIComponent(uuid)}/receipt`,
};
