/**
 * Every call of the product, by capability. Each adds its own in its `contract.ts`, by declaration merging, so that screens
 * get one typed client and no central list is edited. At run time the server knows them from the manifests.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the capabilities
export interface Contracts {}

export type Contract = { [Name in keyof Contracts]: Contracts[Name] };
