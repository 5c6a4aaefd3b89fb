import { orderCapabilities } from '#platform/capability/order-capabilities.ts';
import * as listed from './capabilities.ts';

export type Listed = typeof listed;

/** From the ground up. */
export const capabilities = orderCapabilities(Object.values(listed));
