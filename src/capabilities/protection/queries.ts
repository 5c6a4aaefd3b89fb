import { orpc } from '#app/orpc.ts';

/** Whether the credits of a lead came back, and whether they can be asked for. */
export function leadRefundQuery(uuid: string) {
  return orpc.protection.readLeadRefund.queryOptions({ input: { uuid } });
}

export const LEAD_REFUNDS_KEY = orpc.protection.readLeadRefund.key();

export const refundRequestsQuery = orpc.protection.listRefundRequests.queryOptions();
export const proposedGrantsQuery = orpc.protection.listProposedGrants.queryOptions();
export const paymentLeftoversQuery = orpc.protection.listPaymentLeftovers.queryOptions();

export function staffAccountQuery(storefrontUuid: string) {
  return orpc.protection.readCreditAccount.queryOptions({ input: { storefrontUuid } });
}
